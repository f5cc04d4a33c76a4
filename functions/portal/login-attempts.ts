import { hashedName } from '#functions/domain/people/account.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { CallError } from '#functions/platform/errors.ts';
import { networkOf } from '#functions/platform/network.ts';
import * as table from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';

/**
 * Failed sign-ins of an account or an address within ten minutes (product: settled point 8). They demand a
 * challenge and make it harder; nobody is ever closed out. The window of a counter begins with its first failure.
 */
export interface Attempts {
  readonly count: number;
  /** Epoch seconds of the first failure. */
  readonly since: number;
}

export const NONE: Attempts = { count: 0, since: 0 };

export const accountKey = (account: string): table.TableKey => ({
  pk: `LOGIN#ACCOUNT#${hashedName(account)}`,
  sk: 'ATTEMPTS',
});

export const addressKey = (address: string): table.TableKey => ({
  pk: `LOGIN#ADDRESS#${networkOf(address)}`,
  sk: 'ATTEMPTS',
});

/** The attempts that still count: none once the window is over. */
export function current(item: table.Item | undefined, now: Date): Attempts {
  if (!item) return NONE;
  const attempts = { count: Number(item.count), since: Number(item.since) };
  return epochSeconds(now) < attempts.since + SIGN_IN_LIMITS.windowSeconds ? attempts : NONE;
}

/**
 * Numbers of failures from which on a challenge of level 0, 1 and so on is demanded. Strangers fail on an
 * account, whose challenge grows up to half a minute on a cheap tablet. A school of 300 children shares an
 * address, and its typing errors must not cost everybody more than some seconds.
 */
const ACCOUNT_STEPS: readonly number[] = [SIGN_IN_LIMITS.challengeAfter, 10, 20, 40, 80];
const ADDRESS_STEPS: readonly number[] = [SIGN_IN_LIMITS.challengeAfter, 40, 320];

/** The level of an attempt without a solved challenge. */
export const NO_WORK = -1;

const levelAt = (steps: readonly number[], { count }: Attempts): number =>
  steps.filter((step) => step <= count).length + NO_WORK;
export const levelOfAccount = (attempts: Attempts): number => levelAt(ACCOUNT_STEPS, attempts);
export const levelOfAddress = (attempts: Attempts): number => levelAt(ADDRESS_STEPS, attempts);

/** So many failures are never reached. */
export const BOUNDLESS = Number.MAX_SAFE_INTEGER;
/** Failures of an account below which work of this level is enough. */
export const reachOf = (level: number): number => ACCOUNT_STEPS[level + 1] ?? BOUNDLESS;

const LIVE = 'since > :windowStart';
const windowAt = (at: number) => ({ ':windowStart': at - SIGN_IN_LIMITS.windowSeconds });
const expiryAt = (at: number) => at + 2 * SIGN_IN_LIMITS.windowSeconds;

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

/** Counts in the running window and answers the new count; undefined when there is no window, or it is full. */
async function countInWindow(
  key: table.TableKey,
  at: number,
  below: number,
): Promise<number | undefined> {
  let count: number | undefined;
  const update = async () => {
    const item = await table.updateItem({
      Key: key,
      UpdateExpression: 'SET expires = :expires ADD #count :one',
      ConditionExpression: `${LIVE} AND #count < :below`,
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: {
        ':expires': expiryAt(at),
        ':one': 1,
        ':below': below,
        ...windowAt(at),
      },
      ReturnValues: 'ALL_NEW',
    });
    count = Number(item?.count);
  };
  return (await failsCondition(update())) ? undefined : count;
}

/** Begins a window with its first failure; false when there is one. */
async function beginWindow(key: table.TableKey, at: number): Promise<boolean> {
  const first = { count: 1, since: at, expires: expiryAt(at) };
  const write = table.putItem({
    Item: { ...key, type: 'login-attempts', ...first },
    ConditionExpression: `attribute_not_exists(pk) OR NOT (${LIVE})`,
    ExpressionAttributeValues: windowAt(at),
  });
  return !(await failsCondition(write));
}

const ROUNDS = 5;

interface Counting {
  /** Only decides which write is tried first: most sign-ins begin a window and need one write. */
  readonly before?: Attempts;
  /** Counts nothing when there are so many failures already. */
  readonly below?: number;
}

/**
 * Counts one failure and answers the new count; undefined when there are `below` failures already. Atomic, so
 * that parallel attempts cannot outrun it.
 */
export async function addFailure(
  key: table.TableKey,
  now: Date,
  { before, below = BOUNDLESS }: Counting = {},
): Promise<number | undefined> {
  const at = epochSeconds(now);
  if (before?.count === 0 && (await beginWindow(key, at))) return 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    const count = await countInWindow(key, at, below);
    if (count !== undefined) return count;
    if (await beginWindow(key, at)) return 1;
    // A window that is neither counted in nor begun is full, or was cleared in between.
    if (below < BOUNDLESS && round > 0) return undefined;
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

/** Takes the failure back that was counted in advance, when nobody could say whether it is one. */
export async function takenBackIfUnchecked<T>(
  key: table.TableKey,
  check: () => Promise<T>,
): Promise<T> {
  try {
    return await check();
  } catch (error) {
    await takeBack(key);
    throw error;
  }
}

export const clear = (key: table.TableKey): Promise<void> => table.deleteItem({ Key: key });
