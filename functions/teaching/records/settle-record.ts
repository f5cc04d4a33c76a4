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
import { isConditionFailure } from '#functions/platform/table.ts';
import { writeRecord } from './write-record.ts';

/** How long one call works on a large class; the next call continues. */
const WORK_MS = 6000;

/** A lesson with its record, if there is one. */
export interface RecordedLesson {
  readonly lesson: Lesson;
  readonly record: LessonRecord | undefined;
  readonly sheet: AttendanceSheet | undefined;
}

/** Loads record and attendance of a lesson; both are read again when they were written in between. */
export async function loadRecorded(lesson: Lesson): Promise<RecordedLesson> {
  const consistent = { consistent: true };
  for (;;) {
    const [record, sheet] = await Promise.all([
      lessonRecords.get(lesson, consistent),
      attendanceSheets.get(lesson, consistent),
    ]);
    if (record?.edits === sheet?.edits) return { lesson, record, sheet };
  }
}

async function reload({ lesson: before }: RecordedLesson): Promise<RecordedLesson> {
  const lesson = await lessons.get(before, { consistent: true });
  return loadRecorded(lesson ?? before);
}

async function writeNextPortion(
  actor: Actor,
  { lesson, record, sheet }: RecordedLesson,
  now: Date,
) {
  if (!record || !sheet || isSettled(record)) return;
  const { rev: _, ...value } = record;
  const { by: userId, byName: name } = record.written;
  const writer = { userId, name, ...momentOf(actor, now) };
  const settings = await loadSettings(actor.schoolId);
  const work = { lesson, before: record, record: value, lines: sheet.lines, settings, writer };
  try {
    await writeRecord(work, []);
  } catch (error) {
    // Another call changed something in between: the caller reads the record again.
    if (!isConditionFailure(error)) throw error;
  }
}

/**
 * Continues an interrupted record until all students are settled, for some seconds at most. Every call that
 * reads or writes a record does this first.
 */
export async function settleRecord(
  actor: Actor,
  found: RecordedLesson,
  now: () => Date,
): Promise<RecordedLesson> {
  const until = now().getTime() + WORK_MS;
  let state = found;
  while (state.record && !isSettled(state.record) && now().getTime() < until) {
    await writeNextPortion(actor, state, now());
    state = await reload(state);
  }
  return state;
}
