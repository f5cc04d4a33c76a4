import { expect, test } from 'vitest';
import { perDay } from './use-per-day.ts';
import { problemOf } from './use-period.ts';

test.each([
  ['of a week that ends today', '2026-11-15', '2026-11-21', 2],
  ['counts the days that have come', '2026-11-20', '2026-11-30', 7],
  ['of one day', '2026-11-21', '2026-11-21', 14],
  ['is none before the first day', '2026-11-22', '2026-11-30', null],
])('the average of a day %s', (_what, from, to, average) => {
  expect(perDay(14, { from, to, today: '2026-11-21' })).toBe(average);
});

test.each([
  ['', '2026-11-21', undefined],
  ['2026-11-21', '2026-11-21', undefined],
  ['2026-11-21', '2026-11-20', 'beforeFrom'],
  ['2025-11-21', '2026-11-21', undefined],
  ['2025-11-20', '2026-11-21', 'tooLong'],
])('own dates from %s to %s: %s', (from, to, problem) => {
  expect(problemOf({ from, to })).toBe(problem);
});
