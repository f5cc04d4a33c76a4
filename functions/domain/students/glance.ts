import * as z from 'zod';
import type { PersonId } from '#functions/domain/people/user.ts';
import { entity } from '#functions/platform/entity.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { isConditionFailure, type TransactWrite, updateItem } from '#functions/platform/table.ts';
import { ATTENDANCE_STATES } from '#shared/contracts/teaching-fields.ts';
import { ClassId, LessonId, SchoolId, UserId } from '#shared/ids.ts';

const amount = () => z.number().multipleOf(0.5);

/** Class hours of a student, over all kinds of course. */
const GlanceHours = () =>
  z.object({
    left: amount().min(0),
    owed: amount().min(0),
    /** Of what is left, the hours that can be used until a day. */
    until: z.array(z.object({ day: z.iso.date(), hours: amount() })),
  });
export type GlanceHours = z.infer<ReturnType<typeof GlanceHours>>;

const GlanceLesson = () =>
  z.object({
    id: LessonId,
    date: z.iso.date(),
    /** Of the class, as it was then. */
    name: z.string(),
    startsAt: z.iso.datetime(),
    attendance: z.enum(ATTENDANCE_STATES),
  });
type GlanceLesson = z.infer<ReturnType<typeof GlanceLesson>>;

/**
 * What lists show of a person at a glance. An item of its own beside the person: each part of it is written
 * over without a look, and an edit of the person does not clash with it.
 */
const Glance = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    /** The last sign-in. */
    at: z.iso.datetime().optional(),
    /** The last day (`YYYY-MM-DD`) of which the figures know that a student was there. */
    counted: z.string().default(''),
    /** Classes whose figure of that month counts the student. */
    countedClasses: z.array(ClassId).default([]),
    /** Absent for a student who has never had any. */
    hours: GlanceHours().optional(),
    /** The last lesson whose record names the student. */
    lesson: GlanceLesson().optional(),
    /** Set when the person is removed. */
    expires: z.number().int().optional(),
  });
export type Glance = z.infer<ReturnType<typeof Glance>>;

const TYPE = 'glance';

export const glances = entity({
  type: TYPE,
  version: 1,
  schema: Glance,
  key: ({ schoolId, userId }: PersonId) => ({
    pk: personPartition(schoolId, userId),
    sk: 'GLANCE',
  }),
});

/** Writes one part over, whether or not there is an item yet. */
const writingPart = (
  { schoolId, userId }: PersonId,
  part: 'at' | 'hours' | 'lesson',
  to: unknown,
) => ({
  Key: glances.key({ schoolId, userId }),
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

/** Remembers a sign-in, in one write, which also answers what of the person has been counted so far. */
export async function rememberSignIn(id: PersonId, now: Date): Promise<Glance> {
  const part = writingPart(id, 'at', now.toISOString());
  return glances.parse((await updateItem({ ...part, ReturnValues: 'ALL_NEW' })) ?? {});
}

/** The hours of a student as a transaction leaves them; a part of it. */
export const notingHours = (id: PersonId, hours: GlanceHours): TransactWrite => ({
  Update: writingPart(id, 'hours', hours),
});

/** Nothing happens when the condition does not hold. */
async function updateIfMeant(request: Parameters<typeof updateItem>[0]): Promise<void> {
  try {
    await updateItem(request);
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/**
 * Notes what became of a student in a lesson, unless a later lesson is noted already; a correction of the
 * same one writes it over. Repeating it does no harm. Not for a transaction that writes hours of the same
 * student: an item is written once in each.
 */
export async function noteLesson(id: PersonId, lesson: GlanceLesson): Promise<void> {
  const { ExpressionAttributeValues, ...part } = writingPart(id, 'lesson', lesson);
  await updateIfMeant({
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

/** What is known of a removed person goes at `expires` (epoch seconds). */
export const retireGlance = (id: PersonId, expires: number): Promise<void> =>
  updateIfMeant({
    Key: glances.key(id),
    UpdateExpression: 'SET expires = :expires',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':expires': expires },
  });

type Counted = Pick<Glance, 'counted' | 'countedClasses'>;

/**
 * Says that a student's day is counted, as a part of the transaction that counts it; it stops when
 * another one has been counted since `before` was read.
 */
export const markingCounted = (before: Glance, after: Counted): TransactWrite => ({
  Update: {
    Key: glances.key(before),
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
