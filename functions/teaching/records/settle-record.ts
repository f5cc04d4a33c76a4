import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import {
  type AttendanceSheet,
  attendanceSheets,
  isSettled,
  type LessonRecord,
  lessonRecords,
} from '#functions/domain/records/lesson-record.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import { writeRecord } from './write-record.ts';

/** A call works on a large class for so long; whoever calls next goes on. */
const WORK_MS = 6000;

/** A lesson with what has been written of it. */
export interface Recorded {
  readonly lesson: Lesson;
  readonly record: LessonRecord | undefined;
  readonly sheet: AttendanceSheet | undefined;
}

/** Both are written together, and read again when that happened in between. */
export async function loadRecorded(lesson: Lesson): Promise<Recorded> {
  const consistent = { consistent: true };
  for (;;) {
    const [record, sheet] = await Promise.all([
      lessonRecords.get(lesson, consistent),
      attendanceSheets.get(lesson, consistent),
    ]);
    if (record?.edits === sheet?.edits) return { lesson, record, sheet };
  }
}

async function reload({ lesson: before }: Recorded): Promise<Recorded> {
  const lesson = await lessons.get(before, { consistent: true });
  return loadRecorded(lesson ?? before);
}

async function takeStep(actor: Actor, { lesson, record, sheet }: Recorded, now: Date) {
  if (!record || !sheet || isSettled(record)) return;
  const { rev: _, ...value } = record;
  const { by: userId, byName: name } = record.written;
  const writer = { userId, name, ...momentOf(actor, now) };
  const settings = await loadSettings(actor.schoolId);
  const work = { lesson, before: record, record: value, lines: sheet.lines, settings, writer };
  await writeRecord(work, []);
}

/**
 * Goes on with a record until nobody is left to be settled, or for some seconds. Whoever reads or writes a
 * record does so first: what was broken off is never left as it is.
 */
export async function settleRecord(
  actor: Actor,
  found: Recorded,
  now: () => Date,
): Promise<Recorded> {
  const until = now().getTime() + WORK_MS;
  let state = found;
  while (state.record && !isSettled(state.record) && now().getTime() < until) {
    await takeStep(actor, state, now());
    state = await reload(state);
  }
  return state;
}
