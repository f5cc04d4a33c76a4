import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countDays, daysFrom, firstOfMonthFrom, lastOfMonth, monthsFrom } from './days.ts';

const day = fc
  .date({ min: new Date('1999-12-25'), max: new Date('2101-01-10'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days of the calendar', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-03-29', 1, '2026-03-30'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
  });

  it('are counted with both ends', () => {
    expect(countDays('2026-11-21', '2026-11-21')).toBe(1);
    expect(countDays('2025-11-21', '2026-11-21')).toBe(366);
    expect(countDays('2026-11-22', '2026-11-21')).toBe(0);
    expect(daysFrom('2026-12-30', '2027-01-02')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
  });

  it('lie in months', () => {
    expect(firstOfMonthFrom('2026-11-21', -11)).toBe('2025-12-01');
    expect(firstOfMonthFrom('2026-01-31', 1)).toBe('2026-02-01');
    expect(lastOfMonth('2028-02-03')).toBe('2028-02-29');
    expect(monthsFrom('2026-11-30', '2027-01-01')).toEqual(['2026-11', '2026-12', '2027-01']);
  });

  it('follow each other without a gap, each in one of the months', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 800 }), (from, more) => {
        const to = addDays(from, more);
        const days = daysFrom(from, to);
        expect(days).toHaveLength(countDays(from, to));
        expect(days.at(-1)).toBe(to);
        expect(days).toEqual(days.toSorted());
        expect([...new Set(days.map((each) => each.slice(0, 7)))]).toEqual(monthsFrom(from, to));
      }),
    );
  });
});
