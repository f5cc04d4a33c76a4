import { CallError } from '#functions/platform/errors.ts';
import { networkOf } from '#functions/platform/network.ts';
import * as table from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { LIMITS } from '#shared/limits.ts';

/**
 * How many codes were sent to a number, or requested from an address: at most one a minute, and ten within
 * the 24 hours that begin with the first.
 */
interface SentCodes {
  readonly key: table.TableKey;
  readonly count: number;
  /** Epoch seconds of the first of the window and of the last. */
  readonly since: number;
  readonly last: number;
}

const DAY_SECONDS = 86_400;

export const numberKey = (phone: string): table.TableKey => ({
  pk: `SMS#NUMBER#${phone}`,
  sk: 'SENT',
});
export const addressKey = (address: string): table.TableKey => ({
  pk: `SMS#ADDRESS#${networkOf(address)}`,
  sk: 'SENT',
});

export async function readSent(key: table.TableKey): Promise<SentCodes> {
  const item = await table.getItem({ Key: key, ConsistentRead: true });
  const { count = 0, since = 0, last = 0 } = item ?? {};
  return { key, count: Number(count), since: Number(since), last: Number(last) };
}

const isOver = ({ since }: SentCodes, now: number): boolean => now >= since + DAY_SECONDS;

/** Seconds until another code may be sent; 0 when it may be now. */
const waitOf = ({ last }: SentCodes, now: number): number =>
  Math.max(0, last + LIMITS.codeGapSeconds - now);

/** Throws -1 with `data.retryAfter` in seconds when a limit is reached. */
export function refuseIfLimited(sent: readonly SentCodes[], now: number): void {
  const full = sent.filter((each) => !isOver(each, now) && each.count >= LIMITS.codesPerDay);
  const [first] = full;
  if (first) {
    const retryAfter = Math.max(...full.map(({ since }) => since + DAY_SECONDS - now));
    const params = { count: LIMITS.codesPerDay };
    throw new CallError(CODE.wait, { reason: 'messages.tooMany', params, data: { retryAfter } });
  }
  const retryAfter = Math.max(...sent.map((each) => waitOf(each, now)));
  if (retryAfter === 0) return;
  const params = { seconds: retryAfter };
  throw new CallError(CODE.wait, { reason: 'messages.tooSoon', params, data: { retryAfter } });
}

/** Counts one more code as a part of a transaction, which fails when another was counted meanwhile. */
export function counting(sent: SentCodes, now: number): table.TransactWrite {
  const begins = isOver(sent, now);
  const since = begins ? now : sent.since;
  const count = begins ? 1 : sent.count + 1;
  const Item = { ...sent.key, type: 'sent-codes', count, since, last: now };
  return {
    Put: {
      Item: { ...Item, expires: since + 2 * DAY_SECONDS },
      ConditionExpression: 'attribute_not_exists(pk) OR (#last = :last AND #count = :count)',
      ExpressionAttributeNames: { '#last': 'last', '#count': 'count' },
      ExpressionAttributeValues: { ':last': sent.last, ':count': sent.count },
    },
  };
}
