import { normalAccount } from '#functions/domain/people/account.ts';
import { CallError } from '#functions/platform/errors.ts';
import { networkOf } from '#functions/platform/network.ts';
import * as table from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { LIMITS } from '#shared/limits.ts';

/**
 * Failed sign-ins of an account or an address within ten minutes (product: settled point 8).
 * The window of a counter begins with its first failure; the item is deleted after the lock time.
 */
export interface Attempts {
  readonly count: number;
  /** Epoch seconds of the first and the last failure. */
  readonly since: number;
  readonly last: number;
}

const NONE: Attempts = { count: 0, since: 0, last: 0 };
const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

export const accountKey = (account: string): table.TableKey => ({
  pk: `LOGIN#ACCOUNT#${normalAccount(account)}`,
  sk: 'ATTEMPTS',
});

export const addressKey = (address: string): table.TableKey => ({
  pk: `LOGIN#ADDRESS#${networkOf(address)}`,
  sk: 'ATTEMPTS',
});

/** The attempts that still count: none once the window and the lock are over. */
export function current(item: table.Item | undefined, now: Date): Attempts {
  if (!item) return NONE;
  const attempts = {
    count: Number(item.count),
    since: Number(item.since),
    last: Number(item.last),
  };
  const at = seconds(now);
  const live = at < attempts.since + LIMITS.loginWindowSeconds || isLocked(attempts, now);
  return live ? attempts : NONE;
}

export const isLocked = ({ count, last }: Attempts, now: Date): boolean =>
  count >= LIMITS.loginLockAfter && seconds(now) < last + LIMITS.loginLockSeconds;

export const needsChallenge = ({ count }: Attempts): boolean => count >= LIMITS.loginChallengeAfter;

const NAMES = { '#count': 'count', '#last': 'last' };
const LIVE = 'since > :windowStart OR (#count >= :lock AND #last > :lockStart)';
const limitsAt = (at: number) => ({
  ':windowStart': at - LIMITS.loginWindowSeconds,
  ':lock': LIMITS.loginLockAfter,
  ':lockStart': at - LIMITS.loginLockSeconds,
});
const expiryAt = (at: number) => at + LIMITS.loginWindowSeconds + LIMITS.loginLockSeconds;

/** True when the write's condition was not met; other errors are thrown. */
async function failsCondition(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return false;
  } catch (error) {
    if (table.isConditionFailure(error)) return true;
    throw error;
  }
}

/** Counts in the running window and answers the new count; undefined when there is no window. */
async function countInWindow(key: table.TableKey, at: number): Promise<number | undefined> {
  let count: number | undefined;
  const update = async () => {
    const item = await table.updateItem({
      Key: key,
      UpdateExpression: 'SET #last = :now, expires = :expires ADD #count :one',
      ConditionExpression: LIVE,
      ExpressionAttributeNames: NAMES,
      ExpressionAttributeValues: {
        ':now': at,
        ':expires': expiryAt(at),
        ':one': 1,
        ...limitsAt(at),
      },
      ReturnValues: 'ALL_NEW',
    });
    count = Number(item?.count);
  };
  return (await failsCondition(update())) ? undefined : count;
}

/** Begins a window with its first failure; false when a parallel attempt has just begun one. */
async function beginWindow(key: table.TableKey, at: number): Promise<boolean> {
  const first = { count: 1, since: at, last: at, expires: expiryAt(at) };
  const write = table.putItem({
    Item: { ...key, type: 'login-attempts', ...first },
    ConditionExpression: `attribute_not_exists(pk) OR NOT (${LIVE})`,
    ExpressionAttributeNames: NAMES,
    ExpressionAttributeValues: limitsAt(at),
  });
  return !(await failsCondition(write));
}

const COUNT_ATTEMPTS = 5;

/**
 * Counts one failure and answers the new count; atomic, so that parallel attempts are counted too.
 * `before` only decides which write is tried first: most sign-ins begin a window and need one write.
 */
export async function addFailure(
  key: table.TableKey,
  now: Date,
  before?: Attempts,
): Promise<number> {
  const at = seconds(now);
  if (before?.count === 0 && (await beginWindow(key, at))) return 1;
  for (let attempt = 0; attempt < COUNT_ATTEMPTS; attempt += 1) {
    const count = await countInWindow(key, at);
    if (count !== undefined) return count;
    if (await beginWindow(key, at)) return 1;
  }
  throw new CallError(CODE.wait, { reason: 'common.stale' });
}

/** Takes back a failure that was counted in advance; does nothing if the counter was cleared since. */
export async function takeBack(key: table.TableKey): Promise<void> {
  await failsCondition(
    table.updateItem({
      Key: key,
      UpdateExpression: 'ADD #count :minus',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':minus': -1 },
    }),
  );
}

export const clear = (key: table.TableKey): Promise<void> => table.deleteItem({ Key: key });
