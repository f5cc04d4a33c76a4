import fc from 'fast-check';
import { expect, it } from 'vitest';
import { transact, updateItem } from '#functions/platform/table.ts';
import { monthsFrom } from '#shared/days.ts';
import { MONTH_FIGURES } from '#shared/figures/figures.ts';
import { newId } from '#shared/ids.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { figuresOfHalfYear, halfYearOf, inHalfYear } from './half-years.ts';
import {
  addingMonth,
  loadMonths,
  loadTeachingMonths,
  monthsOfClass,
  monthsOfSchool,
} from './months.ts';

const MONTHS = monthsFrom('2025-01-01', '2026-12-01');
const month = fc.constantFrom(...MONTHS);
const changes = fc.dictionary(
  fc.constantFrom(...MONTH_FIGURES.teaching),
  fc.integer({ min: -100, max: 100_000 }),
);

it('a half-year tells what its months were given', () => {
  fc.assert(
    fc.property(month, changes, (at, given) => {
      const first = halfYearOf(at);
      expect(first <= at).toBe(true);
      const item = {
        pk: 'S',
        sk: `MONTH#${first}#half-teaching0`,
        type: 'x',
        ...inHalfYear(at, given),
      };
      expect(figuresOfHalfYear(item)).toEqual(
        Object.entries(given).map(([name, value]) => [at, name, value]),
      );
    }),
  );
});

it('is no place for other figures, and no item of a single month', () => {
  expect(() => inHalfYear('2026-11', { income: 1 })).toThrow('income');
  expect(figuresOfHalfYear({ sk: 'MONTH#2026-11#teaching0', lessons: 1 })).toBeUndefined();
});

it('months within a span are read from half-years and from months of before, those of teaching without hours', async () => {
  const schoolId = await makeSchool();
  const school = monthsOfSchool(schoolId);
  const teaching = { part: 'teaching', by: 'a' } as const;
  await transact([
    ...addingMonth(school, '2026-03', { lessons: 2 }, teaching),
    ...addingMonth(school, '2026-07', { lessons: 5, hours: 1.5 }, teaching),
    ...addingMonth(school, '2026-07', { works: 3 }, { part: 'works', by: 'a' }),
    ...addingMonth(school, '2026-07', { income: 100 }, { part: 'hours', by: 'a' }),
  ]);
  await transact(addingMonth(school, '2026-09', { lessons: 1 }, { part: 'teaching', by: 'b' }));
  await updateItem({
    Key: { pk: school.pk, sk: 'MONTH#2026-07#teaching1' },
    UpdateExpression: 'SET lessons = :four',
    ExpressionAttributeValues: { ':four': 4 },
  });
  const span = ['2026-04', '2026-08'] as const;
  expect(Object.fromEntries(await loadMonths(school, span))).toEqual({
    '2026-07': { lessons: 9, hours: 1.5, works: 3, income: 100 },
  });
  expect(Object.fromEntries(await loadTeachingMonths(school, span))).toEqual({
    '2026-07': { lessons: 9, hours: 1.5, works: 3 },
  });
});

it('a class reads what it was given in any month of two years', async () => {
  const owner = monthsOfClass(await makeSchool(), newId('class'));
  for (const at of MONTHS)
    await transact(addingMonth(owner, at, { tasks: 1 }, { part: 'teaching', by: at }));
  const found = await loadMonths(owner, ['2025-03', '2026-10']);
  expect([...found].map(([at, { tasks }]) => [at, tasks]).sort()).toEqual(
    MONTHS.slice(2, -2).map((at) => [at, 1]),
  );
});
