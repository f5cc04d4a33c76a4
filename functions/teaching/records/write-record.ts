import { changingTimetable, timetables } from '#functions/domain/classes/timetable.ts';
import { type Lesson, lessons, staffOf } from '#functions/domain/lessons/lesson.ts';
import {
  isSettled,
  type LessonRecordValue,
  lessonRecords,
} from '#functions/domain/records/lesson-record.ts';
import { countingTeaching } from '#functions/domain/teachers/teaching-load.ts';
import { isConditionFailure, type TransactWrite, transact } from '#functions/platform/table.ts';
import { noteLessons } from './note-lessons.ts';
import { countingRecord, figuresOf } from './record-figures.ts';
import type { RecordWork } from './record-work.ts';
import { settleHours } from './settle-hours.ts';
import { settleRights } from './settle-rights.ts';

/** Writes of a transaction that students have room for, beside those of record, lesson, lists and figures. */
const ROOM = 76;

/** The lesson waits no more to be taught: nothing holds its class and its staff any longer. */
async function releasing({ state, ...lesson }: Lesson): Promise<TransactWrite[]> {
  if (state === 'taught') return [];
  const { schoolId, classId } = lesson;
  const timetable = await timetables.get({ schoolId, classId }, { consistent: true });
  // Somebody who ended it first has counted it already: then nothing of this is written.
  const open = Math.min(1, timetable?.openLessons ?? 0);
  return [
    ...changingTimetable({ schoolId, classId }, timetable, -open),
    ...staffOf(lesson).map((id) => countingTeaching(schoolId, id, -1)),
  ];
}

/** A lesson that nobody started is started with its record. */
function writingLesson(
  { lesson, record }: RecordWork,
  state: 'closing' | 'taught',
): TransactWrite[] {
  if (lesson.state === state) return [];
  const { rev: _, ...value } = lesson;
  const { at: startedAt, by: startedBy } = record.written;
  const begun = lesson.startedAt ? {} : { startedAt, startedBy };
  return lessons.replacing(lesson, lesson, { ...value, ...begun, state });
}

/** Everything that comes when nobody is left to be settled: the lesson is taught, and counted. */
async function finishing({ lesson }: RecordWork, record: LessonRecordValue) {
  if (!isSettled(record)) return { record, writes: [] };
  const counted = { ...figuresOf(record) };
  const writes = [...countingRecord(record), ...(await releasing(lesson))];
  return { record: { ...record, counted }, writes };
}

/**
 * Writes as much of a record as one transaction takes. `also` goes with it, and the uses of its `pictures`.
 * Answers the record as it is then; undefined when somebody else was faster. Throws -1 for what may not be.
 */
export async function writeRecord(
  work: RecordWork,
  also: readonly TransactWrite[],
  pictures: readonly TransactWrite[] = [],
): Promise<LessonRecordValue | undefined> {
  const room = ROOM - pictures.length;
  const rights = await settleRights(work, room);
  const hours = await settleHours(work, room - rights.writes.length);
  const open = { rights: [...rights.open], hours: [...hours.open] };
  const { record, writes } = await finishing(work, { ...work.record, open });
  const taught = work.lesson.state === 'taught' || isSettled(record);
  try {
    await transact([
      ...lessonRecords.writing(work.lesson, work.before, record),
      ...writingLesson(work, taught ? 'taught' : 'closing'),
      ...[...rights.writes, ...hours.writes, ...writes, ...also, ...pictures],
    ]);
    await noteLessons(work, hours.open);
    return record;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}
