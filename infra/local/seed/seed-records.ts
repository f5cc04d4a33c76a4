import { createHash } from 'node:crypto';
import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { RecordLine } from '#functions/domain/records/lesson-record.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { lessonsPrefix } from '#functions/platform/object-keys.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { costsOf } from '#functions/teaching/records/to-lines.ts';
import { DAY_MS } from '#shared/days.ts';
import { UserId } from '#shared/ids.ts';
import type { AttendanceState } from '#shared/teaching/fields.ts';
import { fileTypeOf } from '#shared/uploads/rules.ts';
import { endLesson, newLine, newRecord } from '../builders/lesson-record.ts';
import type { DemoSlot } from './demo-classes.ts';
import { commentOf, unitOf } from './demo-curriculum.ts';
import { MEMBERSHIPS, STUDENTS, staffOf } from './demo-people.ts';
import { PHOTOS } from './demo-photos.ts';
import { type DemoPlace, daysBefore, lot } from './demo-place.ts';
import { drawPng } from './draw-scene.ts';
import { type KeptObject, keepingObjects } from './kept-object.ts';

/** Attendance up to a lot of hundred; everybody else was there. */
const ATTENDANCE: readonly (readonly [AttendanceState, below: number])[] = [
  ['absent', 4],
  ['leave', 9],
  ['late', 16],
];
/** One of so many students who were there gets a comment of the teacher. */
const COMMENTED = 3;
/** Photos are taken within these days. */
const PHOTOS_FROM_DAYS = 8;

/** A day of the calendar as a number, for the lots. */
const numberOf = (date: string): number => Math.round(Date.parse(date) / DAY_MS);

function stateOf(student: number, date: string): AttendanceState {
  const drawn = lot(student + 1, numberOf(date) * 7);
  return ATTENDANCE.find(([, below]) => drawn < below)?.[0] ?? 'present';
}

interface TaughtSlot {
  readonly slot: DemoSlot;
  readonly lesson: LessonValue;
  readonly settings: CalendarSettings;
}

/** The students who were in the class when the lesson began, with their attendance. */
function linesOf({ now }: DemoPlace, { slot, lesson, settings }: TaughtSlot): RecordLine[] {
  const costs = costsOf(lesson, settings);
  const members = MEMBERSHIPS.filter(
    ({ student, class: { id } }) =>
      id === slot.class.id &&
      daysBefore(now, student.joinedDaysAgo).toISOString() < lesson.startsAt,
  );
  return members.map(({ student }) => {
    const index = STUDENTS.indexOf(student);
    const state = stateOf(index, slot.date);
    const isThere = state === 'present' || state === 'late';
    const number = index + numberOf(slot.date);
    const said = commentOf(slot.class, number);
    return newLine(
      { userId: UserId.parse(student.id), name: student.name },
      {
        state,
        phrase: isThere ? said.phrase : '',
        comment: isThere && number % COMMENTED === 0 ? said.comment : '',
        hours: costs[state],
      },
    );
  });
}

function photosOf({ schoolId, now }: DemoPlace, { slot, lesson }: TaughtSlot): KeptObject[] {
  if (lesson.startsAt < daysBefore(now, PHOTOS_FROM_DAYS).toISOString()) return [];
  return PHOTOS[slot.class.course].map((scene) => {
    const body = drawPng(scene);
    const digest = createHash('sha256').update(body).digest('hex').slice(0, 32);
    const key = `${lessonsPrefix(schoolId)}${lesson.id}/${digest}.png`;
    return { key, kind: 'lesson-picture', contentType: fileTypeOf('png').contentType, body };
  });
}

/**
 * The record of a lesson that was taught, written as by its end: hours, makeup rights and figures follow from it in
 * the same transaction, with `also`, which writes the lesson itself.
 */
export async function seedRecord(
  place: DemoPlace,
  school: School,
  taught: TaughtSlot,
  also: readonly TransactWrite[],
): Promise<void> {
  const { lesson, settings, slot } = taught;
  const { id, classId, teacherId: userId, endsAt: at } = lesson;
  const teacher = staffOf(lesson.schoolId, userId);
  const lines = linesOf(place, taught);
  const photos = photosOf(place, taught);
  const { content, homework } = unitOf(slot.class, slot.progress);
  const record = newRecord(teacher, lesson, lines, {
    at,
    className: slot.class.name,
    content,
    homework,
    pictures: photos.map(({ key }) => key),
    request: { key: 'demo', content: '' },
  });
  const { counts, hours } = record;
  const origin = { ...teacher, now: new Date(at), address: '127.0.0.1', agent: 'demo' };
  await endLesson({ lesson: { ...lesson, rev: 1 }, record, lines, settings }, [
    ...also,
    ...loggingOperation(origin, 'lesson.end', { id, classId, counts, hours }),
    ...(await keepingObjects(photos, { school, owner: userId, at })),
  ]);
}
