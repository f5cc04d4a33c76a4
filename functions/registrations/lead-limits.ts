import { CallError } from '#functions/platform/errors.ts';
import { networkOf } from '#functions/platform/network.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { LIMITS } from '#shared/limits.ts';

const KEPT_SECONDS = 2 * 86_400;
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
const expiryOf = (now: Date): number => Math.floor(now.getTime() / 1000) + KEPT_SECONDS;

/** A phone that has asked today already. */
export class AskedBefore extends Error {}

export const oncePerPhone = (phone: string, now: Date): TransactWrite => ({
  Put: {
    Item: {
      pk: `LEAD#PHONE#${phone}`,
      sk: dayOf(now),
      type: 'lead-of-phone',
      expires: expiryOf(now),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
  refusal: new AskedBefore(),
});

export const fewPerAddress = (address: string, now: Date): TransactWrite => ({
  Update: {
    Key: { pk: `LEAD#ADDRESS#${networkOf(address)}`, sk: dayOf(now) },
    UpdateExpression: 'SET expires = :expires ADD #count :one',
    ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: {
      ':expires': expiryOf(now),
      ':one': 1,
      ':most': LIMITS.leadsPerDay,
    },
  },
  refusal: new CallError(CODE.wait, { reason: 'registrations.tooManyLeads' }),
});
