import { expect, it } from 'vitest';
import { NOT_RATED } from '#shared/reports/fields.ts';
import { badgesOf } from './badges.ts';
import { bestSoFar } from './best-so-far.ts';

it('keeps the best of each dimension from report to report', () => {
  const seen = bestSoFar([
    { ...NOT_RATED, logic: 4, focus: 2 },
    { ...NOT_RATED, logic: 2, focus: 3, thinking: 1 },
  ]);
  expect(seen).toMatchObject([
    { logic: 4, focus: 2, thinking: 0 },
    { logic: 4, focus: 3, thinking: 1 },
  ]);
});

it('gives a badge for what was done only', () => {
  expect(badgesOf({ lessons: 12, reports: 0, grown: 2, surprising: 0 })).toEqual([
    { badge: 'lessons', count: 12 },
    { badge: 'grown', count: 2 },
  ]);
});
