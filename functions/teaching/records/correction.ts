import * as z from 'zod';
import { lessons } from '#functions/domain/lessons/lesson.ts';
import type { LessonRecordValue, RecordLine } from '#functions/domain/records/lesson-record.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { LessonId, SchoolId, StudentId, UserId } from '#shared/ids.ts';
import {
  ATTENDANCE_STATES,
  type CorrectionChanges,
  EVALUATION_PHRASES,
  type RecordDetail,
} from '#shared/teaching/fields.ts';
import type { RecordedLesson } from './settle-record.ts';

/** Corrections that a record lists; the operation log keeps all. */
export const CORRECTIONS_KEPT = 20;

/** How much of a text is kept: enough to recognize it, so that a correction of a large class fits into an item. */
const TEXT_KEPT = 80;

const Line = () =>
  z.object({
    state: z.enum(ATTENDANCE_STATES),
    hours: z.number(),
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    comment: z.string(),
  });
const Text = () => z.object({ from: z.string(), to: z.string() });

/**
 * What a correction changed, in an item of its own: records are read for lists. Students are named by the
 * attendance sheet, which a correction takes nobody out of.
 */
const LessonCorrection = () =>
  z.object({
    schoolId: SchoolId,
    lessonId: LessonId,
    /** When it was written: the same as in the record. */
    at: z.iso.datetime(),
    lines: z.array(z.object({ userId: UserId, from: Line().optional(), to: Line() })),
    content: Text().optional(),
    homework: Text().optional(),
    pictures: z.object({ from: z.number().int(), to: z.number().int() }).optional(),
  });
type LessonCorrection = Stored<z.infer<ReturnType<typeof LessonCorrection>>>;

const PREFIX = 'CORRECTION#';

const lessonCorrections = entity({
  type: 'lesson-correction',
  version: 1,
  schema: LessonCorrection,
  key: ({ schoolId, lessonId, at }: Pick<LessonCorrection, 'schoolId' | 'lessonId' | 'at'>) => ({
    pk: lessons.key({ schoolId, id: lessonId }).pk,
    sk: `${PREFIX}${at}`,
  }),
});

const beginningOf = (text: string): string =>
  text.length > TEXT_KEPT ? `${text.slice(0, TEXT_KEPT - 1)}…` : text;

const toLine = ({ state, hours, phrase, comment }: RecordLine) => ({
  state,
  hours,
  phrase,
  comment: beginningOf(comment),
});

const isSameLine = (before: RecordLine, after: RecordLine): boolean =>
  before.state === after.state &&
  before.hours === after.hours &&
  before.phrase === after.phrase &&
  before.comment === after.comment;

function changedLines(former: readonly RecordLine[], lines: readonly RecordLine[]) {
  const before = new Map(former.map((line) => [line.userId, line]));
  return lines.flatMap((line) => {
    const was = before.get(line.userId);
    if (was && isSameLine(was, line)) return [];
    return { userId: line.userId, to: toLine(line), ...(was && { from: toLine(was) }) };
  });
}

const changedText = (from: string, to: string) =>
  from === to ? undefined : { from: beginningOf(from), to: beginningOf(to) };

/** Keeps from what to what a correction changes a record; nothing for a first record. */
export function keepingCorrection(
  { record: before, sheet }: RecordedLesson,
  record: LessonRecordValue,
  lines: readonly RecordLine[],
): TransactWrite[] {
  if (!before) return [];
  const { schoolId, lessonId, written, content, homework, pictures } = record;
  const samePictures = before.pictures.join() === pictures.join();
  const value = {
    schoolId,
    lessonId,
    at: written.at,
    lines: changedLines(sheet?.lines ?? [], lines),
    content: changedText(before.content, content),
    homework: changedText(before.homework, homework),
    ...(!samePictures && { pictures: { from: before.pictures.length, to: pictures.length } }),
  };
  return lessonCorrections.creating(value, value);
}

function toChanges(
  { lines, content, homework, pictures }: LessonCorrection,
  names: ReadonlyMap<UserId, string>,
): CorrectionChanges {
  return {
    students: lines.map(({ userId, from, to }) => ({
      student_id: StudentId.parse(userId),
      name: names.get(userId) ?? '',
      from: from ?? null,
      to,
    })),
    content: content ?? null,
    homework: homework ?? null,
    pictures: pictures ?? null,
  };
}

/** The corrections of a record with what each changed, the newest last. */
export async function loadCorrections({
  lesson,
  record,
  sheet,
}: RecordedLesson): Promise<RecordDetail['corrections']> {
  if (!record || record.corrections.length === 0) return [];
  const { items } = await lessonCorrections.page(lessons.key(lesson).pk, PREFIX, {
    limit: CORRECTIONS_KEPT,
    descending: true,
  });
  const kept = new Map(items.map((correction) => [correction.at, correction]));
  const names = new Map(sheet?.lines.map(({ userId, name }) => [userId, name]));
  return record.corrections.map(({ at, byName, reason }) => {
    const correction = kept.get(at);
    return {
      at,
      reason,
      by_name: byName,
      changes: correction ? toChanges(correction, names) : null,
    };
  });
}
