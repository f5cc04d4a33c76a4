import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { users } from '#functions/domain/people/user.ts';
import {
  attendanceSheets,
  isSettled,
  type LessonRecordValue,
  type RecordLine,
} from '#functions/domain/records/lesson-record.ts';
import { type Actor, authorOf } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { NewRecord } from '#shared/teaching/contract.ts';
import { CORRECTIONS_KEPT, keepingCorrection } from './correction.ts';
import { countStates, sumHours } from './record-figures.ts';
import type { RecordWork } from './record-work.ts';
import { loadRoster } from './roster.ts';
import type { RecordedLesson } from './settle-record.ts';
import { studentsWithRights } from './settle-rights.ts';
import { costsOf, toLines, withTimeToLive } from './to-lines.ts';

interface PlannedRecord {
  readonly work: RecordWork;
  /** Further writes of the first transaction. */
  readonly also: readonly TransactWrite[];
}

interface WriteRequest {
  readonly content: string;
  readonly now: Date;
}

/** The lesson as it was taught, with the names at that time; a correction does not change it. */
async function describeLesson(lesson: Lesson) {
  const { schoolId, classId, teacherId, assistantId, courseId, topic } = lesson;
  const [found, teacher] = await Promise.all([
    classes.get({ schoolId, id: classId }),
    users.get({ schoolId, userId: teacherId }),
  ]);
  return {
    schoolId,
    lessonId: lesson.id,
    classId,
    className: found?.name ?? '',
    teacherId,
    teacherName: teacher?.name ?? '',
    topic,
    date: lesson.date,
    start: lesson.start,
    end: lesson.end,
    ...(assistantId && { assistantId }),
    ...(courseId && { courseId }),
  };
}

/** Lines in which a correction changes more than the comment; all lines of a new record. */
function changedLines(
  lines: readonly RecordLine[],
  former: readonly RecordLine[] = [],
): RecordLine[] {
  const before = new Map(former.map((line) => [line.userId, line]));
  return lines.filter(({ userId, state, phrase, hours }) => {
    const was = before.get(userId);
    return was?.state !== state || was.phrase !== phrase || was.hours !== hours;
  });
}

async function toRecord(
  { userId: by, user }: Actor,
  { lesson, record, sheet }: RecordedLesson,
  input: NewRecord,
  lines: readonly RecordLine[],
  { content, now }: WriteRequest,
): Promise<LessonRecordValue> {
  const written = { at: now.toISOString(), by, byName: user.name };
  const { reason, pictures, homework } = input;
  const corrections = record ? [...record.corrections, { ...written, reason }] : [];
  return {
    ...(record ?? (await describeLesson(lesson))),
    endsAt: lesson.endsAt,
    content: input.content,
    homework,
    pictures,
    written,
    counts: countStates(lines),
    hours: sumHours(lines),
    ended: record?.ended ?? written,
    corrections: corrections.slice(-CORRECTIONS_KEPT),
    edits: (record?.edits ?? 0) + 1,
    request: { key: input.request_key, content },
    open: {
      hours: changedLines(lines, sheet?.lines).map(({ userId }) => userId),
      rights: studentsWithRights(lesson, lines, sheet?.lines),
    },
    counted: record?.counted ?? {},
    monthly: record?.monthly ?? {},
  };
}

/** The fields of a record in the operation log. */
function loggedFields(record: LessonRecordValue | undefined, lines: readonly RecordLine[] = []) {
  if (!record) return {};
  const { content, homework, pictures } = record;
  const students = lines.map(({ userId, name, state, phrase, comment, hours }) => [
    userId,
    { name, state, phrase, comment, hours },
  ]);
  return { content, homework, pictures, ...Object.fromEntries(students) };
}

function loggingRecord(
  actor: Actor,
  { record: before, sheet }: RecordedLesson,
  { record, lines }: Pick<RecordWork, 'record' | 'lines'>,
  { now }: WriteRequest,
): TransactWrite[] {
  const { lessonId: id, classId, counts, hours } = record;
  const reason = record.corrections.at(-1)?.reason;
  if (!before)
    return loggingOperation({ ...actor, now }, 'lesson.end', { id, classId, counts, hours });
  const changes = changedFields(loggedFields(before, sheet?.lines), loggedFields(record, lines));
  return loggingOperation({ ...actor, now }, 'lesson.correct', { id, reason, ...changes });
}

const writingSheet = (
  { lesson, sheet }: RecordedLesson,
  { edits }: LessonRecordValue,
  lines: readonly RecordLine[],
): TransactWrite[] => {
  const value = { schoolId: lesson.schoolId, lessonId: lesson.id, lines: [...lines], edits };
  return attendanceSheets.writing(lesson, sheet, value);
};

const textOf = (record: LessonRecordValue, lines: readonly RecordLine[]): string =>
  JSON.stringify(Object.entries(loggedFields(record, lines)).sort());

/**
 * Plans the writing of a record; undefined when the record would not change. Throws 1001 for an attendance
 * that does not fit the roster, -1 while an earlier writing has not finished.
 */
export async function planRecord(
  actor: Actor,
  current: RecordedLesson,
  input: NewRecord,
  request: WriteRequest,
): Promise<PlannedRecord | undefined> {
  const { lesson, record: before, sheet } = current;
  if (before && !isSettled(before)) throw new CallError(CODE.wait, { reason: 'teaching.settling' });
  const [settings, roster]: [CalendarSettings, Awaited<ReturnType<typeof loadRoster>>] =
    await Promise.all([loadSettings(actor.schoolId), loadRoster(lesson, sheet?.lines)]);
  const written = toLines(input.attendance, roster, sheet?.lines, costsOf(lesson, settings));
  const lines = sheet
    ? await withTimeToLive(lesson, written, changedLines(written, sheet.lines))
    : written;
  const record = await toRecord(actor, current, input, lines, request);
  if (before && sheet && textOf(before, sheet.lines) === textOf(record, lines)) return undefined;
  const writer = authorOf(actor, request.now);
  const work = { lesson, before, record, lines, settings, writer };
  const also = [
    ...writingSheet(current, record, lines),
    ...keepingCorrection(current, record, lines),
    ...loggingRecord(actor, current, work, request),
  ];
  return { work, also };
}
