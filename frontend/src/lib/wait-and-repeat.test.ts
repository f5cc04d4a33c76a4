import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { ApiError } from './api-error.ts';
import { waitAndRepeat } from './wait-and-repeat.ts';

const busy = (retryAfter: number) =>
  new ApiError({ kind: 'server', message: 'busy', code: CODE.wait, data: { retryAfter } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a call is made again after the time that the server asks for', async () => {
  const call = vi.fn().mockRejectedValueOnce(busy(5)).mockResolvedValue('in');
  const answer = waitAndRepeat(call);

  await vi.advanceTimersByTimeAsync(4_900);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_200);
  expect(await answer).toBe('in');
});

test('a long wait, another refusal and a server that stays busy are told', async () => {
  await expect(waitAndRepeat(() => Promise.reject(busy(60)))).rejects.toThrow('busy');
  await expect(waitAndRepeat(() => Promise.reject(new Error('other')))).rejects.toThrow('other');
  const call = vi.fn().mockRejectedValue(busy(5));
  const outcome = expect(waitAndRepeat(call)).rejects.toThrow('busy');
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
  expect(call).toHaveBeenCalledTimes(5);
});
