import * as z from 'zod';
import type { PersonId, User } from '#functions/domain/people/user.ts';
import { entity } from '#functions/platform/entity.ts';
import { between } from '#functions/platform/key-range.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import {
  type Item,
  isConditionFailure,
  queryItems,
  type TransactWrite,
  updateItem,
} from '#functions/platform/table.ts';
import { ClassId, LessonId, SchoolId, UserId } from '#shared/ids.ts';
import { ATTENDANCE_STATES } from '#shared/teaching/fields.ts';

const amount = () => z.number().multipleOf(0.5);

/** Class hours of a student, over all kinds of course. */
const SummaryHours = () =>
  z.object({
    left: amount().min(0),
    owed: amount().min(0),
    /** Of what is left, the hours that can be used until a day. */
    until: z.array(z.object({ day: z.iso.date(), hours: amount() })),
  });
export type SummaryHours = z.infer<ReturnType<typeof SummaryHours>>;

const SummaryLesson = () =>
  z.object({
    id: LessonId,
    date: z.iso.date(),
    /** Of the class, as it was then. */
    name: z.string(),
    startsAt: z.iso.datetime(),
    attendance: z.enum(ATTENDANCE_STATES),
  });
type SummaryLesson = z.infer<ReturnType<typeof SummaryLesson>>;

/**
 * The summary that lists show of a student; of other people it holds the last sign-in. An item of its own:
 * each part is overwritten without reading it, and an edit of the person does not conflict with it.
 */
const StudentSummary = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    /** The last sign-in. */
    at: z.iso.datetime().optional(),
    /** The last day (`YYYY-MM-DD`) on which the figures count the student as active. */
    counted: z.string().default(''),
    /** Classes whose figures of that month count the student as active. */
    countedClasses: z.array(ClassId).default([]),
    /** Absent for a student who has never had any. */
    hours: SummaryHours().optional(),
    /** The last lesson whose record names the student. */
    lesson: SummaryLesson().optional(),
    /** Set when the person is removed. */
    expires: z.number().int().optional(),
  });
export type StudentSummary = z.infer<ReturnType<typeof StudentSummary>>;

const TYPE = 'student-summary';

/** The summaries of a school lie side by side, in the order of adding, so that one query answers those of a list. */
const summariesOf = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}SUMMARIES`;

export const studentSummaries = entity({
  type: TYPE,
  version: 1,
  schema: StudentSummary,
  key: ({ schoolId, userId }: PersonId) => ({ pk: summariesOf(schoolId), sk: userId }),
});

const UNWRITTEN = { counted: '', countedClasses: [] };

/**
 * As `parse` without its checks, which cost as much as the query: every part was checked where it was made. An
 * item of another version is left to `parse`.
 */
const toSummary = (item: Item): StudentSummary =>
  item['v'] === 1
    ? ({ ...UNWRITTEN, ...item } as unknown as StudentSummary)
    : studentSummaries.parse(item);

/** Summaries of others that one query may read for each that is wanted: of people who were removed since. */
const FACTOR = 2;

/** The summaries of students who were added one after the other, as far as one query finds them. */
async function loadRun(schoolId: SchoolId, ids: readonly UserId[]): Promise<StudentSummary[]> {
  const [first, last] = [ids.toSorted()[0], ids.toSorted().at(-1)];
  if (!first || !last) return [];
  const { items } = await queryItems({
    ...between(summariesOf(schoolId), [first, last]),
    Limit: ids.length * FACTOR,
  });
  return items.map(toSummary);
}

/**
 * The summaries of some students, in their order; undefined for one without. `neighbours`: they were added one
 * after the other.
 */
export async function loadSummaries(
  schoolId: SchoolId,
  owners: readonly Pick<User, 'id'>[],
  { neighbours = false }: { readonly neighbours?: boolean | undefined } = {},
): Promise<(StudentSummary | undefined)[]> {
  const ids = owners.map(({ id }) => id);
  const run = neighbours ? await loadRun(schoolId, ids) : [];
  const found = new Map(run.map((summary) => [summary.userId, summary]));
  const isComplete = neighbours && run.length < ids.length * FACTOR;
  const missing = isComplete ? [] : ids.filter((id) => !found.has(id));
  const read = await studentSummaries.getMany(missing.map((userId) => ({ schoolId, userId })));
  for (const summary of read) if (summary) found.set(summary.userId, summary);
  return ids.map((id) => found.get(id));
}

/** The summary of a person; undefined for one without. */
export const loadSummary = ({ schoolId, id: userId }: Pick<User, 'schoolId' | 'id'>) =>
  studentSummaries.get({ schoolId, userId });

/** Overwrites one part, and creates the item when there is none. */
export const writingPart = (
  { schoolId, userId }: PersonId,
  part: 'at' | 'hours' | 'lesson',
  to: unknown,
) => ({
  Key: studentSummaries.key({ schoolId, userId }),
  UpdateExpression:
    'SET #type = :type, v = :one, rev = :one, schoolId = :school, userId = :user, #part = :to',
  ExpressionAttributeNames: { '#type': 'type', '#part': part },
  ExpressionAttributeValues: {
    ':type': TYPE,
    ':one': 1,
    ':school': schoolId,
    ':user': userId,
    ':to': to,
  },
});

/** Stores the time of a sign-in, and answers the summary as it is then. */
export async function rememberSignIn(id: PersonId, now: Date): Promise<StudentSummary> {
  const part = writingPart(id, 'at', now.toISOString());
  return studentSummaries.parse((await updateItem({ ...part, ReturnValues: 'ALL_NEW' })) ?? {});
}

/** Does nothing when the condition does not hold. */
async function updateIf(request: Parameters<typeof updateItem>[0]): Promise<void> {
  try {
    await updateItem(request);
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/**
 * Writes a student's attendance of the last lesson, unless a later lesson is there already; a correction of
 * the same lesson overwrites it. Can be repeated. Not a part of the transaction that writes the student's
 * hours, since a transaction writes an item only once.
 */
export async function noteLesson(id: PersonId, lesson: SummaryLesson): Promise<void> {
  const { ExpressionAttributeValues, ...part } = writingPart(id, 'lesson', lesson);
  await updateIf({
    ...part,
    ConditionExpression:
      'attribute_not_exists(#part) OR #part.startsAt < :starts OR #part.id = :id',
    ExpressionAttributeValues: {
      ...ExpressionAttributeValues,
      ':starts': lesson.startsAt,
      ':id': lesson.id,
    },
  });
}

/** Has the summary of a removed person deleted at `expires` (epoch seconds). */
export async function retireSummary(id: PersonId, expires: number): Promise<void> {
  await updateIf({
    Key: studentSummaries.key(id),
    UpdateExpression: 'SET expires = :expires REMOVE gsi1pk, gsi1sk',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':expires': expires },
  });
}

type CountedDay = Pick<StudentSummary, 'counted' | 'countedClasses'>;

/**
 * Marks a student's day as counted, as a part of the transaction that counts it, which fails when a day has
 * been counted since `before` was read.
 */
export const markingCounted = (before: StudentSummary, after: CountedDay): TransactWrite => ({
  Update: {
    Key: studentSummaries.key(before),
    UpdateExpression: 'SET counted = :day, countedClasses = :classes',
    ConditionExpression: before.counted
      ? 'counted = :before'
      : 'attribute_exists(pk) AND attribute_not_exists(counted)',
    ExpressionAttributeValues: {
      ':day': after.counted,
      ':classes': after.countedClasses,
      ...(before.counted && { ':before': before.counted }),
    },
  },
});
