import { expect, test } from 'vitest';
import { aboutMs, spreadMs } from './spread.ts';

const drawn = (draw: () => number): number[] => Array.from({ length: 300 }, draw);

/** The most devices of thirty that come within the same tenth of a second. */
function mostAtOnce(times: readonly number[]): number {
  const slots = Map.groupBy(times, (ms) => Math.floor(ms / 100));
  return Math.max(...[...slots.values()].map(({ length }) => length));
}

test('devices whose network is back wait up to three seconds, each as long as it happens', () => {
  const waits = drawn(spreadMs);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...waits)).toBeLessThan(3000);
  expect(mostAtOnce(waits)).toBeLessThan(40);
});

test('attempts that failed together do not come together again', () => {
  const waits = drawn(() => aboutMs(4000));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(2000);
  expect(Math.max(...waits)).toBeLessThan(6000);
  expect(mostAtOnce(waits)).toBeLessThan(40);
});
