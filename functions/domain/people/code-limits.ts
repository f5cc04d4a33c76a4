import { CallError } from '#functions/platform/errors.ts';
import { networkOf } from '#functions/platform/network.ts';
import * as table from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { UserId } from '#shared/ids.ts';
import { MESSAGE_LIMITS } from '#shared/messages/limits.ts';
import { hashedName } from './account.ts';

/** How many codes were counted at a key within the 24 hours that begin with the first. */
export interface SentCodes {
  readonly limit: Limit;
  readonly count: number;
  /** Epoch seconds of the first of the window and of the last. */
  readonly since: number;
  readonly last: number;
}

export interface Limit {
  readonly key: table.TableKey;
  /** Within 24 hours. */
  readonly most: number;
  /** Seconds from one to the next. */
  readonly gap: number;
}

const DAY_SECONDS = 86_400;

const limitOf = (pk: string, most: number, gap = 0): Limit => ({
  key: { pk: `SMS#${pk}`, sk: 'SENT' },
  most,
  gap,
});

/** To a phone or an e-mail address: at most one a minute, and ten a day. */
export const ofContact = (contact: string): Limit =>
  limitOf(`NUMBER#${contact}`, MESSAGE_LIMITS.codesPerDay, MESSAGE_LIMITS.codeGapSeconds);

/** By somebody who is signed in: as few as to one phone. */
export const ofPerson = (userId: UserId): Limit =>
  limitOf(`PERSON#${userId}`, MESSAGE_LIMITS.codesPerDay, MESSAGE_LIMITS.codeGapSeconds);

/** For a visitor's network, which a whole school may share: many, each with more work (`demandedWork`). */
export const ofAddress = (address: string): Limit =>
  limitOf(`ADDRESS#${networkOf(address)}`, MESSAGE_LIMITS.codesPerNetwork);

/** Numbers of codes of a network within 24 hours from which on a challenge of level 1, 2 and so on is demanded. */
const WORK_STEPS: readonly number[] = [10, 40, 120, 250];

/** The level of the challenge that the next code of a network takes. */
export const demandedWork = (sent: SentCodes, now: number): number =>
  isOver(sent, now) ? 0 : WORK_STEPS.filter((step) => step <= sent.count).length;

/** One network for one account, known or not, so that a stranger cannot use up what a phone gets in a day. */
export const ofAsker = (account: string, address: string): Limit =>
  limitOf(`ASKER#${hashedName(account)}#${networkOf(address)}`, MESSAGE_LIMITS.codesPerAsker);

/** To a phone or an e-mail address for forgotten passwords of all its accounts. */
export const ofRecovery = (contact: string): Limit =>
  limitOf(`RECOVERY#${contact}`, MESSAGE_LIMITS.recoveriesPerDay);

/** As much work as `ofRecovery`, where nobody can be reached. */
export const ofNobody = (account: string): Limit =>
  limitOf(`RECOVERY#NOBODY#${hashedName(account)}`, MESSAGE_LIMITS.recoveriesPerDay);

export async function readSent(limit: Limit): Promise<SentCodes> {
  const item = await table.getItem({ Key: limit.key, ConsistentRead: true });
  const { count = 0, since = 0, last = 0 } = item ?? {};
  return { limit, count: Number(count), since: Number(since), last: Number(last) };
}

const isOver = ({ since }: SentCodes, now: number): boolean => now >= since + DAY_SECONDS;

/** Seconds until another code may be sent; 0 when it may be now. */
const waitOf = ({ limit, last }: SentCodes, now: number): number =>
  Math.max(0, last + limit.gap - now);

/** Whether as many were sent as may be within the running 24 hours. */
export const isFull = (sent: SentCodes, now: number): boolean =>
  !isOver(sent, now) && sent.count >= sent.limit.most;

/** Throws -1 with `data.retryAfter` in seconds when a limit is reached. */
export function refuseIfLimited(sent: readonly SentCodes[], now: number): void {
  const full = sent.filter((each) => isFull(each, now));
  const [first] = full;
  if (first) {
    const retryAfter = Math.max(...full.map(({ since }) => since + DAY_SECONDS - now));
    const params = { count: first.limit.most };
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
  const Item = { ...sent.limit.key, type: 'sent-codes', count, since, last: now };
  return {
    Put: {
      Item: { ...Item, expires: since + 2 * DAY_SECONDS },
      ConditionExpression: 'attribute_not_exists(pk) OR (#last = :last AND #count = :count)',
      ExpressionAttributeNames: { '#last': 'last', '#count': 'count' },
      ExpressionAttributeValues: { ':last': sent.last, ':count': sent.count },
    },
  };
}
