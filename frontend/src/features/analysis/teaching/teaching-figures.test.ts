import { expect, it } from 'vitest';
import { changeSince } from '#shared/analysis/business-figures.ts';
import type { TeachingSums } from '#shared/analysis/fields.ts';
import { MONTH_FIGURES } from '#shared/figures/figures.ts';
import { TEACHING_FIGURES } from './teaching-figures.ts';

const sums = (values: Partial<TeachingSums>): TeachingSums => ({
  ...(Object.fromEntries(MONTH_FIGURES.teaching.map((name) => [name, 0])) as TeachingSums),
  ...values,
});

const SPAN = { from: '2026-10', to: '2026-10' };
const REPORT = {
  spans: { now: SPAN, before: SPAN, year: SPAN },
  totals: {
    now: sums({ lessons: 12, present: 9, absent: 1, reviews: 2, reviewMinutes: 60 }),
    before: sums({ lessons: 10, present: 8, absent: 2, reviews: 1, reviewMinutes: 60 }),
    year: sums({}),
  },
};

const changes = (today: string, span: 'before' | 'year') =>
  Object.fromEntries(
    TEACHING_FIGURES.map((shown) => [shown.figure, changeSince({ ...REPORT, today }, shown, span)]),
  );

it('says by how much teaching has changed, rates in points', () => {
  const { lessons, attendance, reviewHours, tasks } = changes('2026-11-03', 'before');
  expect(lessons).toEqual({ by: 0.2, isGood: undefined });
  expect(attendance?.by).toBeCloseTo(0.1);
  expect(attendance?.isGood).toBe(true);
  expect(reviewHours).toEqual({ by: -0.5, isGood: true });
  expect(tasks).toEqual({ by: undefined, isGood: undefined });
});

it('says nothing where there is nothing to compare with, or the month is under way', () => {
  const told = [...Object.values(changes('2026-11-03', 'year'))];
  told.push(...Object.values(changes('2026-10-31', 'before')));
  expect(told.map(({ by }) => by)).toEqual(told.map(() => undefined));
});
