import { expect, test } from 'vitest';
import { defaultSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { minutesAt, overlap } from '#functions/domain/lessons/school-time.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { DAY_MS } from '#shared/days.ts';
import { SchoolId } from '#shared/ids.ts';
import { CLASSES } from './demo-classes.ts';
import { MEMBERSHIPS } from './demo-people.ts';
import { allLessons } from './seed-lessons.ts';

const schoolId = SchoolId.parse('sch-demo');
const MONDAY = Date.parse('2026-11-16T00:00:00Z');
/** Not a part of an hour, so that every minute has its turn. */
const STEP_MS = 113 * 60_000;

/** Moments of a week. */
const MOMENTS = Array.from(
  { length: Math.floor((7 * DAY_MS) / STEP_MS) },
  (_, index) => new Date(MONDAY + index * STEP_MS),
);

const lessonsAt = (now: Date) => {
  const place = { schoolId, timeZone: 'Asia/Shanghai', now };
  const lessons = allLessons(place, { ...defaultSettings(schoolId), rev: 0 });
  return { place, today: dayAt(place), lessons: lessons.map(({ lesson }) => lesson) };
};

test('on any day there are lessons, at sensible hours, and by day one of them runs', () => {
  for (const now of MOMENTS) {
    const { place, today, lessons } = lessonsAt(now);
    const ofToday = lessons.filter(({ date }) => date === today);
    expect(ofToday.length).toBeGreaterThan(1);
    for (const { start, end } of ofToday) {
      expect(start).toBeGreaterThanOrEqual(8 * 60);
      expect(end).toBeLessThanOrEqual(22 * 60);
    }
    const hour = minutesAt(place) / 60;
    const running = lessons.filter(({ state }) => state === 'running');
    expect(running.length, now.toISOString()).toBe(hour >= 8 && hour < 21 ? 1 : running.length);
    for (const { startsAt, endsAt } of running) {
      expect(startsAt <= now.toISOString()).toBe(true);
      expect(endsAt > now.toISOString()).toBe(true);
    }
  }
});

test('the live teacher has lessons in the next week, and has taught some', () => {
  for (const now of MOMENTS) {
    const { today, lessons } = lessonsAt(now);
    const own = lessons.filter(({ teacherId }) => teacherId === 'stf-live');
    const until = dayAt({ timeZone: 'Asia/Shanghai', now: new Date(now.getTime() + 7 * DAY_MS) });
    expect(own.filter(({ date }) => date > today && date <= until)).toHaveLength(2);
    expect(own.some(({ state }) => state === 'taught')).toBe(true);
  }
});

test('nobody is in two places at a time', () => {
  const students = new Set(MEMBERSHIPS.map(({ student }) => student));
  const classesOf = [...students].map((student) =>
    MEMBERSHIPS.filter((each) => each.student === student).map((each) => each.class.id as string),
  );
  for (const now of MOMENTS) {
    const { lessons } = lessonsAt(now);
    const days = Map.groupBy(lessons, ({ date }) => date);
    for (const own of [...classesOf, ...CLASSES.map(({ id }) => [id as string])])
      for (const ofDay of days.values()) {
        const mine = ofDay.filter(({ classId }) => own.includes(classId));
        for (const [index, one] of mine.entries())
          for (const other of mine.slice(index + 1)) expect(overlap(one, other)).toBe(false);
      }
  }
});
