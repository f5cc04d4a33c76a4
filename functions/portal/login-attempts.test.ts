import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getItem } from '#functions/platform/table.ts';
import { LIMITS } from '#shared/limits.ts';
import * as attempts from './login-attempts.ts';

const freshKey = () => attempts.accountKey(`test${randomUUID()}`);
const START = new Date('2026-05-01T08:00:00Z');
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const WINDOW = LIMITS.loginWindowSeconds;

async function failTimes(key: ReturnType<typeof freshKey>, times: number, at = START) {
  let count = 0;
  for (let index = 0; index < times; index += 1) count = await attempts.addFailure(key, at);
  return count;
}
const now = async (key: ReturnType<typeof freshKey>, at: Date) =>
  attempts.current(await getItem({ Key: key, ConsistentRead: true }), at);

describe('failed sign-ins', () => {
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

    expect(counts.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
  });

  it('made at once are all counted, also by who saw none before', async () => {
    const key = freshKey();
    const none = await now(key, START);

    const tries = Array.from({ length: 20 }, () => attempts.addFailure(key, START, none));

    expect((await Promise.all(tries)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  it('made at once after an old window begin a new one together', async () => {
    const key = freshKey();
    await failTimes(key, 7);

    const late = Array.from({ length: 10 }, () => attempts.addFailure(key, later(WINDOW + 1)));

    expect((await Promise.all(late)).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('lock from the twentieth on, for fifteen minutes after the last', async () => {
    const key = freshKey();
    await failTimes(key, LIMITS.loginLockAfter - 1);
    expect(attempts.isLocked(await now(key, START), START)).toBe(false);
    await attempts.addFailure(key, later(5));

    const until = 5 + LIMITS.loginLockSeconds;
    expect(attempts.isLocked(await now(key, later(until - 1)), later(until - 1))).toBe(true);
    expect(attempts.isLocked(await now(key, later(until)), later(until))).toBe(false);
    expect(await attempts.addFailure(key, later(until))).toBe(1);
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
      START.getTime() / 1000 + LIMITS.loginLockSeconds,
    );
  });
});
