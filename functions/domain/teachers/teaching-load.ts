import { personPartition } from '#functions/platform/keys.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';

/**
 * Lessons that a member of staff has still to teach or assist. Counted with the lessons, so that nobody
 * can leave the school while there are any, also not at the moment when one is added.
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

/** Stops the transaction while there is a lesson left to teach. */
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
