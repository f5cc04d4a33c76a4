import { expect, it } from 'vitest';
import { spansOf } from './day-spans.ts';

it.each([
  [[1, 2, 3, 4, 5], [[1, 5]]],
  [
    [7, 1, 2],
    [
      [1, 2],
      [7, 7],
    ],
  ],
  [[3], [[3, 3]]],
])('days %j are the spans %j', (days, spans) => {
  expect(spansOf(days)).toEqual(spans);
});
