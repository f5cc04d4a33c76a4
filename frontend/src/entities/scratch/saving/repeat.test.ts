import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // As long as it says.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** When a run began, in seconds. `done` says how each ends. */
async function play(done: readonly boolean[], seconds: number): Promise<number[]> {
  const began: number[] = [];
  const start = performance.now();
  const stop = repeat(async () => {
    began.push(Math.round((performance.now() - start) / 1000));
    return done[began.length - 1] ?? true;
  });
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  stop();
  await vi.advanceTimersByTimeAsync(1000 * 1000);
  return began;
}

test('what reaches the server is looked after once a minute', async () => {
  expect(await play([], 130)).toEqual([0, 60, 120]);
});

test('what does not is tried again soon, then ever more seldom, and as before once it has', async () => {
  expect(await play([false, false, false, true], 100)).toEqual([0, 2, 6, 14, 74]);
  expect(await play(Array(20).fill(false), 200)).toEqual([0, 2, 6, 14, 30, 62, 122, 182]);
});
