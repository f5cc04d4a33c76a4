import type { School } from '#functions/domain/schools/school.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { CallError } from '#functions/platform/errors.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import * as table from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import { MESSAGE_LIMITS } from '#shared/messages/limits.ts';

/** The school's own calendar day. */
const dayOf = ({ timeZone }: School, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);

const keyOf = (school: School, now: Date): table.TableKey => ({
  pk: `${schoolPrefix(school.id)}MESSAGES`,
  sk: `DAY#${dayOf(school, now)}`,
});

/** Anybody can open a trial school and enter any phone number, so a trial school may send few a day. */
export const limitOf = ({ edition }: School): number =>
  edition === 'trial' ? MESSAGE_LIMITS.trialPerDay : EDITIONS[edition].students;

/** Trial schools may only send the predefined sentences. */
export const maySendFreeText = ({ edition }: School): boolean => edition !== 'trial';

/** Messages that the school may still send today. */
export async function leftToday(school: School, now: Date): Promise<number> {
  const item = await table.getItem({ Key: keyOf(school, now), ConsistentRead: true });
  return Math.max(0, limitOf(school) - Number(item?.['count'] ?? 0));
}

const limitReached = (school: School, left: number): CallError =>
  new CallError(CODE.wait, {
    reason: left > 0 ? 'messages.tooFewLeft' : 'messages.noneLeft',
    params: { limit: limitOf(school), left },
    data: { left },
  });

/**
 * Counts messages in the transaction of the dispatch, so that parallel calls cannot exceed the limit.
 * Throws -1 with `data.left` when more are sent than are left for the day.
 */
export async function countingMessages(
  school: School,
  messages: number,
  now: Date,
): Promise<table.TransactWrite> {
  const left = await leftToday(school, now);
  if (messages > left) throw limitReached(school, left);
  return {
    Update: {
      Key: keyOf(school, now),
      UpdateExpression: 'SET expires = :expires ADD #count :messages',
      ConditionExpression: 'attribute_not_exists(#count) OR #count <= :most',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: {
        ':messages': messages,
        ':most': limitOf(school) - messages,
        ':expires': epochSeconds(now) + 3 * 86_400,
      },
    },
    refusal: limitReached(school, 0),
  };
}
