import * as z from 'zod';
import { entity } from '#functions/_lib/entity.ts';
import { personPartition } from '#functions/_lib/keys.ts';
import { type TransactWrite, updateItem } from '#functions/_lib/table.ts';
import { ClassId, SchoolId, UserId } from '#shared/ids.ts';
import type { PersonId } from './user.ts';

/**
 * When a person last signed in. An item of its own beside the person: it is written over at every
 * sign-in without a look, and an edit of the person does not clash with it.
 */
const LastSignIn = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    at: z.iso.datetime(),
    /** The last day (`YYYY-MM-DD`) of which the figures know that a student was there. */
    counted: z.string().default(''),
    /** Classes whose figure of that month counts the student. */
    countedClasses: z.array(ClassId).default([]),
  });
export type LastSignIn = z.infer<ReturnType<typeof LastSignIn>>;

const TYPE = 'last-sign-in';

export const lastSignIns = entity({
  type: TYPE,
  version: 1,
  schema: LastSignIn,
  key: ({ schoolId, userId }: PersonId) => ({
    pk: personPartition(schoolId, userId),
    sk: 'SIGNIN',
  }),
});

/** Remembers a sign-in, in one write, which also answers what of the person has been counted so far. */
export async function rememberSignIn(
  { schoolId, userId }: PersonId,
  now: Date,
): Promise<LastSignIn> {
  const item = await updateItem({
    Key: lastSignIns.key({ schoolId, userId }),
    UpdateExpression:
      'SET #type = :type, v = :one, rev = :one, schoolId = :school, userId = :user, #at = :at',
    ExpressionAttributeNames: { '#type': 'type', '#at': 'at' },
    ExpressionAttributeValues: {
      ':type': TYPE,
      ':one': 1,
      ':school': schoolId,
      ':user': userId,
      ':at': now.toISOString(),
    },
    ReturnValues: 'ALL_NEW',
  });
  return lastSignIns.parse(item ?? {});
}

type Counted = Pick<LastSignIn, 'counted' | 'countedClasses'>;

/**
 * Says that a student's day is counted, as a part of the transaction that counts it; it stops when
 * another one has been counted since `before` was read.
 */
export const markingCounted = (before: LastSignIn, after: Counted): TransactWrite => ({
  Update: {
    Key: lastSignIns.key(before),
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
