import { expect, test } from 'vitest';
import { wholeTicks } from './whole-ticks.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [5, [0, 1, 2, 3, 4, 5]],
  [6, [0, 2, 4, 6]],
  [19, [0, 5, 10, 15, 20]],
  [26, [0, 10, 20, 30]],
  [1_200, [0, 500, 1_000, 1_500]],
])('up to %i the axis shows %j', (highest, ticks) => {
  expect(wholeTicks(highest)).toEqual(ticks);
});
