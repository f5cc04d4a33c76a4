import { minutesAt } from '#functions/domain/lessons/school-time.ts';
import { dayAt, type SchoolMoment } from '#functions/platform/school-day.ts';
import { addDays, daysFrom } from '#shared/days.ts';

/** A class of the demo school, with its teacher, course and room. */
export const CLASSES = [
  {
    id: 'cls-demo1',
    name: 'Scratch 启蒙班',
    teacherId: 'stf-teacher',
    course: 'Scratch',
    room: '101',
  },
  {
    id: 'cls-demo2',
    name: 'Python 進階班',
    teacherId: 'stf-teacher2',
    course: 'Python',
    room: '203',
  },
  {
    id: 'cls-demo3',
    name: 'Robotics Club',
    teacherId: 'stf-teacher3',
    course: 'Robotics',
    room: 'Lab',
  },
] as const;
export type DemoClass = (typeof CLASSES)[number];

/** Weeks before and after today in which the demo school teaches. */
const WEEKS_BEFORE = 8;
const WEEKS_AFTER = 4;
export const LESSON_MINUTES = 90;

/** When a lesson may be running; outside of these hours there are lessons in the afternoon. */
const OPENS = 8 * 60;
const CLOSES = 21 * 60;
const LAST_START = 20 * 60;
const AFTERNOON = 16 * 60;
const HALF_HOUR = 30;
/** Between the starts of two lessons of today. */
const APART = LESSON_MINUTES + HALF_HOUR;

/** A lesson of each week: so many days after the weekday of the seeding, at so many minutes since midnight. */
interface Weekly {
  readonly after: number;
  readonly start: number;
  /** Who teaches it, if not the teacher of the class. */
  readonly teacherId?: string;
}

/** Teaches from elsewhere, a lesson a week of two classes. */
const LIVE_TEACHER = 'stf-live';

/** The lesson of today that runs now: it has begun at most half an hour ago, in the evening an hour. */
function currentStart(moment: SchoolMoment): number {
  const now = minutesAt(moment);
  if (now < OPENS || now >= CLOSES) return AFTERNOON;
  return Math.min(LAST_START, Math.floor(now / HALF_HOUR) * HALF_HOUR);
}

/** Another one today: later when there is time, else earlier. */
const otherStart = (current: number): number =>
  current + APART < LAST_START ? current + APART : current - APART;

/**
 * The weekly lessons of each class, in the order of the classes. They are placed by the day of the seeding, so
 * that on any weekday there are lessons today, one of them now, and some on every other day.
 */
function weeksOf(moment: SchoolMoment): readonly (readonly Weekly[])[] {
  const current = currentStart(moment);
  return [
    [
      { after: 0, start: current },
      { after: 3, start: 16 * 60 },
    ],
    [
      { after: 0, start: otherStart(current) },
      { after: 2, start: 17 * 60 + 30 },
      { after: 5, start: 10 * 60, teacherId: LIVE_TEACHER },
    ],
    [
      { after: 1, start: 16 * 60 + 30 },
      { after: 4, start: 9 * 60 + 30, teacherId: LIVE_TEACHER },
      { after: 6, start: 14 * 60 },
    ],
  ];
}

export interface DemoSlot {
  readonly class: DemoClass;
  readonly teacherId: string;
  readonly date: string;
  readonly start: number;
  /** Where the lesson stands among those of its class, from 0 for the first to 1. */
  readonly progress: number;
}

function slotsOf(each: DemoClass, weekly: readonly Weekly[], today: string): DemoSlot[] {
  const first = addDays(today, -7 * WEEKS_BEFORE);
  const days = daysFrom(first, addDays(today, 7 * WEEKS_AFTER - 1));
  const slots = days.flatMap((date, day) =>
    weekly
      .filter(({ after }) => after === day % 7)
      .map(({ start, teacherId = each.teacherId }) => ({ class: each, teacherId, date, start })),
  );
  return slots.map((slot, index) => ({ ...slot, progress: index / slots.length }));
}

/** All lessons of the demo school, in the order of time. */
export function allSlots(moment: SchoolMoment): DemoSlot[] {
  const today = dayAt(moment);
  const weeks = weeksOf(moment);
  const slots = CLASSES.flatMap((each, index) => slotsOf(each, weeks[index] ?? [], today));
  return slots.toSorted((a, b) => a.date.localeCompare(b.date) || a.start - b.start);
}
