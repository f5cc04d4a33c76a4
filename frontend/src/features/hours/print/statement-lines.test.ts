import { expect, test } from 'vitest';
import type { HourEntryDto } from '#shared/hours/fields.ts';
import { withinPeriod } from './statement-lines.ts';

const entry = (number: number, at: string, hours: number, balance: number): HourEntryDto => ({
  entry: number,
  kind: 'purchase',
  hours,
  balance,
  at,
  by_name: '王老师',
  note: '',
  valid_to: null,
  lesson: null,
  refunds: null,
  reverses: null,
  reversed_by: null,
  reversible: true,
});
/** The newest first. In Shanghai the second one is on 1 November. */
const ENTRIES = [
  entry(4, '2026-11-30T16:00:00.000Z', -1, 10.5),
  entry(3, '2026-11-30T15:59:00.000Z', -0.5, 11.5),
  entry(2, '2026-10-31T16:00:00.000Z', 2, 12),
  entry(1, '2026-10-31T15:59:00.000Z', 10, 10),
];
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

test('a statement has the days of the period in the school’s time zone', () => {
  const { lines, opening, closing, complete } = withinPeriod(ENTRIES, NOVEMBER, 'Asia/Shanghai');
  expect(lines.map((each) => each.entry)).toEqual([2, 3]);
  expect([opening, closing, complete]).toEqual([10, 11.5, true]);
});

test('it is incomplete until an entry is older than the period', () => {
  const recent = ENTRIES.slice(0, 3);
  expect(withinPeriod(recent, NOVEMBER, 'Asia/Shanghai').complete).toBe(false);
});

test('a period without entries has the balance of the day before', () => {
  const later = { from: '2027-01-01', to: '2027-01-31' };
  const { lines, opening, closing } = withinPeriod(ENTRIES, later, 'Asia/Shanghai');
  expect([lines, opening, closing]).toEqual([[], 10.5, 10.5]);
});
