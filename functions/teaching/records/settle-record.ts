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
import { CallError } from '#functions/platform/errors.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import { isConditionFailure } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { writeRecord } from './write-record.ts';

/** How long one call works on large classes; the next call continues. */
const WORK_MS = 6000;
/** The most students are settled in fewer portions; some fail when another call changed something in between. */
const PORTIONS = 100;

/** Until when a call that begins now settles records. */
export const settlingUntil = (now: Date): Date => new Date(now.getTime() + WORK_MS);

/** A lesson with its record, if there is one. */
export interface RecordedLesson {
  readonly lesson: Lesson;
  readonly record: LessonRecord | undefined;
  readonly sheet: AttendanceSheet | undefined;
}

/** Corrections that may come in between while a record is read; each takes longer than reading it. */
const READS = 5;

/**
 * Loads record and attendance of a lesson; both are read again when they were written in between. Throws -1 when that
 * goes on.
 */
export async function loadRecorded(lesson: Lesson): Promise<RecordedLesson> {
  const consistent = { consistent: true };
  for (let read = 0; read < READS; read += 1) {
    const [record, sheet] = await Promise.all([
      lessonRecords.get(lesson, consistent),
      attendanceSheets.get(lesson, consistent),
    ]);
    if (record?.edits === sheet?.edits) return { lesson, record, sheet };
  }
  throw new CallError(CODE.wait, { reason: 'common.stale' });
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
 * Continues an interrupted record until all students are settled, or the time is over. Every call that reads or
 * writes a record does this first.
 */
export async function settleRecord(
  actor: Actor,
  found: RecordedLesson,
  now: () => Date,
  until = settlingUntil(now()),
): Promise<RecordedLesson> {
  let state = found;
  for (let portion = 0; portion < PORTIONS && now() < until; portion += 1) {
    if (!state.record || isSettled(state.record)) break;
    await writeNextPortion(actor, state, now());
    state = await reload(state);
  }
  return state;
}
