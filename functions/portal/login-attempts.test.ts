import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getItem } from '#functions/platform/table.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import * as attempts from './login-attempts.ts';

const freshKey = () => attempts.accountKey(`test${randomUUID()}`);
const START = new Date('2026-05-01T08:00:00Z');
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const WINDOW = SIGN_IN_LIMITS.windowSeconds;

async function failTimes(key: ReturnType<typeof freshKey>, times: number, at = START) {
  let count = 0;
  for (let index = 0; index < times; index += 1) count = (await attempts.addFailure(key, at)) ?? 0;
  return count;
}
const now = async (key: ReturnType<typeof freshKey>, at: Date) =>
  attempts.current(await getItem({ Key: key, ConsistentRead: true }), at);

const ascending = (a = 0, b = 0) => a - b;

describe('failed sign-ins', () => {
  it('are kept without the name, which may be a mistyped password', () => {
    const { pk } = attempts.accountKey(' Geheim123');

    expect(pk.toLowerCase()).not.toContain('geheim123');
    expect(pk).toBe(attempts.accountKey('geheim123').pk);
  });

  it('are counted from the first to the end of its window', async () => {
    const key = freshKey();

    expect(await failTimes(key, 3)).toBe(3);
    expect(await attempts.addFailure(key, later(WINDOW - 1))).toBe(4);
    expect(await attempts.addFailure(key, later(WINDOW))).toBe(1);
  });

  it('made at once are all counted', async () => {
    const key = freshKey();

    const counts = await Promise.all(
      Array.from({ length: 40 }, () => attempts.addFailure(key, START)),
    );

    expect(counts.toSorted(ascending)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it('made at once are all counted, also by who saw none before', async () => {
    const key = freshKey();
    const none = await now(key, START);

    const tries = Array.from({ length: 20 }, () =>
      attempts.addFailure(key, START, { before: none }),
    );

    expect((await Promise.all(tries)).toSorted(ascending)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  it('made at once after an old window begin a new one together', async () => {
    const key = freshKey();
    await failTimes(key, 7);

    const late = Array.from({ length: 10 }, () => attempts.addFailure(key, later(WINDOW + 1)));

    expect((await Promise.all(late)).toSorted(ascending)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('made at once are not counted beyond what their work is enough for', async () => {
    const key = freshKey();
    const below = 5;

    const tries = Array.from({ length: 40 }, () => attempts.addFailure(key, START, { below }));
    const counts = (await Promise.all(tries)).filter((count) => count !== undefined);

    expect(counts.toSorted(ascending)).toEqual([1, 2, 3, 4, 5]);
    expect((await now(key, START)).count).toBe(5);
    expect(await attempts.addFailure(key, later(WINDOW), { below })).toBe(1);
  });

  it.each([
    [4, -1, -1],
    [5, 0, 0],
    [10, 1, 0],
    [40, 3, 1],
    [80, 4, 1],
    [320, 4, 2],
    [100_000, 4, 2],
  ])('%i of them demand level %i of an account, %i of an address', (count, account, address) => {
    const failed = { count, since: 0 };
    expect(attempts.levelOfAccount(failed)).toBe(account);
    expect(attempts.levelOfAddress(failed)).toBe(address);
    expect(count).toBeLessThan(attempts.reachOf(account));
  });

  it('can be taken back and cleared', async () => {
    const key = freshKey();
    await failTimes(key, 2);
    await attempts.takeBack(key);
    expect((await now(key, START)).count).toBe(1);
    await attempts.clear(key);
    await attempts.takeBack(key);
    expect(await getItem({ Key: key })).toBeUndefined();
  });

  it('vanish by themselves', async () => {
    const key = freshKey();
    await failTimes(key, 1);
    const { expires } = (await getItem({ Key: key })) ?? {};
    expect(Number(expires)).toBeGreaterThanOrEqual(
      START.getTime() / 1000 + SIGN_IN_LIMITS.windowSeconds,
    );
  });
});
