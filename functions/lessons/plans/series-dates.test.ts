import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#shared/days.ts';
import { type SeriesRule, seriesDates } from './series-dates.ts';

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
const monday = (date: string) => addDays(date, -((weekdayOf(date) + 6) % 7));

test('a series of ten on Tuesdays and Thursdays has ten, though the spring festival lies between', () => {
  const rule = { from: '2027-02-01', weekdays: [2, 4], interval: 1, count: 10 };
  const { dates, skipped } = seriesDates(rule, [{ from: '2027-02-06', to: '2027-02-12' }]);
  expect(skipped).toEqual(['2027-02-09', '2027-02-11']);
  expect(dates).toHaveLength(10);
  expect(dates.slice(0, 3)).toEqual(['2027-02-02', '2027-02-04', '2027-02-16']);
});

test('a series until a day ends there', () => {
  const rule = { from: '2027-03-01', weekdays: [1], interval: 2, until: '2027-03-29' };
  expect(seriesDates(rule, []).dates).toEqual(['2027-03-01', '2027-03-15', '2027-03-29']);
});

test('a leap day is a day of a series', () => {
  const rule = { from: '2028-02-22', weekdays: [2], interval: 1, count: 2 };
  expect(seriesDates(rule, []).dates).toEqual(['2028-02-22', '2028-02-29']);
});

/** The expected dates, counted day by day, as with a paper calendar. */
function byHand(rule: SeriesRule, holidays: { from: string; to: string }[]): string[] {
  const dates: string[] = [];
  for (let day = 0; day <= 800 && dates.length < (rule.count ?? 201); day += 1) {
    const date = addDays(rule.from, day);
    if (rule.until && date > rule.until) break;
    const weeks = (Date.parse(monday(date)) - Date.parse(monday(rule.from))) / (7 * 86_400_000);
    const named = rule.weekdays.includes(weekdayOf(date)) && weeks % rule.interval === 0;
    if (named && !holidays.some(({ from, to }) => from <= date && date <= to)) dates.push(date);
  }
  return dates;
}

const date = fc.integer({ min: 0, max: 1000 }).map((days) => addDays('2026-01-01', days));

test('the days are those that one finds by hand', () => {
  fc.assert(
    fc.property(
      date,
      fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      fc.integer({ min: 1, max: 4 }),
      fc.oneof(fc.record({ count: fc.integer({ min: 1, max: 60 }) }), fc.record({ until: date })),
      fc.array(fc.tuple(date, fc.integer({ min: 0, max: 14 }))),
      (from, weekdays, interval, end, off) => {
        const holidays = off.map(([first, length]) => ({
          from: first,
          to: addDays(first, length),
        }));
        const rule = { from, weekdays, interval, ...end };
        expect(seriesDates(rule, holidays).dates).toEqual(byHand(rule, holidays));
      },
    ),
    { numRuns: 100 },
  );
});
