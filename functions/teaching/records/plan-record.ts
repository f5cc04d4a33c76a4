import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { moverOf } from '#functions/domain/classes/class-moves.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { changedFields } from '#functions/domain/logs/changed-fields.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { users } from '#functions/domain/people/user.ts';
import {
  attendanceSheets,
  isSettled,
  type LessonRecordValue,
  type RecordLine,
} from '#functions/domain/records/lesson-record.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { NewRecord } from '#shared/contracts/teaching.ts';
import { noteRemoved } from './note-removed.ts';
import { countStates, sumHours } from './record-figures.ts';
import type { RecordWork } from './record-work.ts';
import { loadRoster } from './roster.ts';
import type { Recorded } from './settle-record.ts';
import { concernsRights } from './settle-rights.ts';
import { costsOf, toLines } from './to-lines.ts';

interface Planned {
  readonly work: RecordWork;
  /** What goes with the first transaction. */
  readonly also: readonly TransactWrite[];
}

interface Request {
  readonly content: string;
  readonly now: Date;
}

/** Corrections that are told of; the operation log has all. */
const CORRECTIONS_KEPT = 20;

/** What was taught, with the names of then; it stays as it was first written. */
async function taughtOf(lesson: Lesson) {
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

/** Students of whom a correction changes more than the comment; at first, all. */
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
  { lesson, record, sheet }: Recorded,
  input: NewRecord,
  lines: readonly RecordLine[],
  { content, now }: Request,
): Promise<LessonRecordValue> {
  const written = { at: now.toISOString(), by, byName: user.name };
  const { reason, pictures, homework } = input;
  const corrections = record ? [...record.corrections, { ...written, reason }] : [];
  return {
    ...(record ?? (await taughtOf(lesson))),
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
      rights: concernsRights(lesson, lines, sheet?.lines),
    },
    counted: record?.counted ?? {},
  };
}

/** What people read of a record in the log: students by name, hours with them. */
function told(record: LessonRecordValue | undefined, lines: readonly RecordLine[] = []) {
  if (!record) return {};
  const { content, homework, pictures } = record;
  const students = lines.map(({ userId, name, state, phrase, comment, hours }) => [
    userId,
    { name, state, phrase, comment, hours },
  ]);
  return { content, homework, pictures, ...Object.fromEntries(students) };
}

function logging(
  actor: Actor,
  { record: before, sheet }: Recorded,
  { record, lines }: Pick<RecordWork, 'record' | 'lines'>,
  { now }: Request,
): TransactWrite[] {
  const { lessonId: id, classId, counts, hours } = record;
  const reason = record.corrections.at(-1)?.reason;
  const [action, detail] = before
    ? [
        'lesson.correct',
        { reason, ...changedFields(told(before, sheet?.lines), told(record, lines)) },
      ]
    : ['lesson.end', { classId, counts, hours }];
  return loggingOperation({ ...actor, now }, action as string, { id, ...(detail as object) });
}

const writingSheet = (
  { lesson, sheet }: Recorded,
  { edits }: LessonRecordValue,
  lines: readonly RecordLine[],
): TransactWrite[] => {
  const value = { schoolId: lesson.schoolId, lessonId: lesson.id, lines: [...lines], edits };
  return attendanceSheets.writing(lesson, sheet, value);
};

const says = (record: LessonRecordValue, lines: readonly RecordLine[]): string =>
  JSON.stringify(Object.entries(told(record, lines)).sort());

/**
 * What writing a record takes, from the lesson as it is; undefined when the record says so already.
 * Throws 1001 for an attendance that leaves somebody out, or names somebody who was not there.
 */
export async function planRecord(
  actor: Actor,
  current: Recorded,
  input: NewRecord,
  request: Request,
): Promise<Planned | undefined> {
  const { lesson, record: before, sheet } = current;
  if (before && !isSettled(before)) throw new CallError(CODE.wait, { reason: 'teaching.settling' });
  const [settings, roster]: [CalendarSettings, Awaited<ReturnType<typeof loadRoster>>] =
    await Promise.all([loadSettings(actor.schoolId), loadRoster(lesson, sheet?.lines)]);
  const written = toLines(input.attendance, roster, sheet?.lines, costsOf(lesson, settings));
  const lines = sheet
    ? await noteRemoved(lesson, written, changedLines(written, sheet.lines))
    : written;
  const record = await toRecord(actor, current, input, lines, request);
  if (before && sheet && says(before, sheet.lines) === says(record, lines)) return undefined;
  const writer = moverOf(actor, request.now);
  const work = { lesson, before, record, lines, settings, writer };
  const also = [...writingSheet(current, record, lines), ...logging(actor, current, work, request)];
  return { work, also };
}
