import * as z from 'zod';
import type { PersonId } from '#functions/domain/people/user.ts';
import { entity } from '#functions/platform/entity.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { isConditionFailure, type TransactWrite, updateItem } from '#functions/platform/table.ts';
import { ATTENDANCE_STATES } from '#shared/contracts/teaching-fields.ts';
import { ClassId, LessonId, SchoolId, UserId } from '#shared/ids.ts';

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

const TYPE = 'glance';

export const studentSummaries = entity({
  type: TYPE,
  version: 1,
  schema: StudentSummary,
  key: ({ schoolId, userId }: PersonId) => ({
    pk: personPartition(schoolId, userId),
    sk: 'GLANCE',
  }),
});

/** Overwrites one part, and creates the item when there is none. */
const writingPart = (
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

/** Stores the time of a sign-in, and answers the summary as it is then, all in one write. */
export async function rememberSignIn(id: PersonId, now: Date): Promise<StudentSummary> {
  const part = writingPart(id, 'at', now.toISOString());
  return studentSummaries.parse((await updateItem({ ...part, ReturnValues: 'ALL_NEW' })) ?? {});
}

/** Writes the hours of a student as a part of the transaction that changes them. */
export const notingHours = (id: PersonId, hours: SummaryHours): TransactWrite => ({
  Update: writingPart(id, 'hours', hours),
});

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
export const retireSummary = (id: PersonId, expires: number): Promise<void> =>
  updateIf({
    Key: studentSummaries.key(id),
    UpdateExpression: 'SET expires = :expires',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':expires': expires },
  });

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
