import { personPartition } from '#functions/platform/keys.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';

/**
 * Lessons that a member of staff has still to teach or assist. Counted in the transactions of the lessons, so
 * that a person with open lessons cannot be removed, even while one is being added.
 */
const key = (schoolId: SchoolId, userId: UserId) => ({
  pk: personPartition(schoolId, userId),
  sk: 'TEACHING',
});

export const countingTeaching = (
  schoolId: SchoolId,
  userId: UserId,
  lessons: 1 | -1,
): TransactWrite => ({
  Update: {
    Key: key(schoolId, userId),
    UpdateExpression: 'SET #type = :type ADD openLessons :lessons',
    ExpressionAttributeNames: { '#type': 'type' },
    ExpressionAttributeValues: { ':type': 'teaching-load', ':lessons': lessons },
  },
});

/** Fails the transaction while there is a lesson left to teach. */
export const requiringNoLessons = (
  schoolId: SchoolId,
  userId: UserId,
  refusal: Error,
): TransactWrite => ({
  ConditionCheck: {
    Key: key(schoolId, userId),
    ConditionExpression: 'attribute_not_exists(openLessons) OR openLessons <= :none',
    ExpressionAttributeValues: { ':none': 0 },
  },
  refusal,
});
