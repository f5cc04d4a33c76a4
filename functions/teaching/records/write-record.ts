import { classes } from '#functions/domain/classes/class.ts';
import { changingTimetable, timetables } from '#functions/domain/classes/timetable.ts';
import { type Lesson, lessons, staffOf } from '#functions/domain/lessons/lesson.ts';
import { countingRecord } from '#functions/domain/records/count-record.ts';
import {
  isSettled,
  type LessonRecordValue,
  lessonRecords,
} from '#functions/domain/records/lesson-record.ts';
import { noteLesson } from '#functions/domain/students/student-summary.ts';
import { countingTeaching } from '#functions/domain/teachers/teaching-load.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { TRANSACTION_MAX, type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UserId } from '#shared/ids.ts';
import type { RecordWork } from './record-work.ts';
import { settlingHours } from './settle-hours.ts';
import { settlingRights } from './settle-rights.ts';

const AT_ONCE = 8;

/**
 * Notes in the students' summaries which lesson was their last one, for those who have just been settled. It
 * runs after the transaction that settles them, which writes the same items: when the process ends in between,
 * the summary is outdated until the next record of the student.
 */
async function noteLessons(
  { lesson, record, lines }: RecordWork,
  open: readonly UserId[],
): Promise<void> {
  const { schoolId, id, date, startsAt } = lesson;
  const settled = new Set(record.open.hours.filter((each) => !open.includes(each)));
  // Removed students are in no list.
  const noted = lines.filter(({ userId, expires }) => settled.has(userId) && expires === undefined);
  await mapConcurrently(noted, AT_ONCE, ({ userId, state }) =>
    noteLesson(
      { schoolId, userId },
      { id, date, name: record.className, startsAt, attendance: state },
    ),
  );
}

/** Takes the lesson out of the counts of open lessons of its class and its staff. */
async function closingLesson({ state, ...lesson }: Lesson): Promise<TransactWrite[]> {
  if (state === 'taught') return [];
  const { schoolId, classId } = lesson;
  const timetable = await timetables.get({ schoolId, classId }, { consistent: true });
  // When another request has ended it, the count is 0 already, and this transaction fails on its conditions.
  const open = Math.min(1, timetable?.openLessons ?? 0);
  return [
    ...changingTimetable({ schoolId, classId }, timetable, -open),
    ...staffOf(lesson).map((id) => countingTeaching(schoolId, id, -1)),
  ];
}

/** Sets the state of the lesson; one that was not started is started with its record. */
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

/** The writes of the last portion: the record is counted in the figures, the lesson closed. */
async function finishing({ lesson }: RecordWork, record: LessonRecordValue) {
  if (!isSettled(record)) return { record, writes: [] };
  const { schoolId, classId: id } = record;
  const [found, closing] = await Promise.all([
    classes.get({ schoolId, id }),
    closingLesson(lesson),
  ]);
  // A correction keeps the places that the class had at first; those of a deleted class are not known.
  const seats = record.monthly['seats'] ?? found?.capacity ?? 0;
  const counted = countingRecord(record, { lesson, seats });
  return { record: counted.record, writes: [...counted.writes, ...closing] };
}

/** What a transaction writes beside its students, when these are left for the next. */
async function writingAround(work: RecordWork, open: LessonRecordValue['open']) {
  const { lesson, before } = work;
  const { record, writes } = await finishing(work, { ...work.record, open });
  const taught = lesson.state === 'taught' || isSettled(record);
  return [
    ...lessonRecords.writing(lesson, before, record),
    ...writingLesson(work, taught ? 'taught' : 'closing'),
    ...writes,
  ];
}

const NOBODY = { rights: [], hours: [] };

/**
 * Writes as much of a record as fits into one transaction, with the writes of `also`.
 * Throws a failed condition when something changed since it was read, and -1
 * `makeups.rightUsed`.
 */
export async function writeRecord(work: RecordWork, also: readonly TransactWrite[]): Promise<void> {
  // The last transaction writes most beside its students: any of them may be the last.
  const last = await writingAround(work, NOBODY);
  const room = TRANSACTION_MAX - last.length - also.length;
  const rights = await settlingRights(work, room);
  const hours = await settlingHours(work, room - rights.writes.length);
  const open = { rights: [...rights.open], hours: [...hours.open] };
  const around = isSettled({ open }) ? last : await writingAround(work, open);
  await transact([...around, ...rights.writes, ...hours.writes, ...also]);
  await noteLessons(work, hours.open);
}
