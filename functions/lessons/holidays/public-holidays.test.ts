import { describe, expect, it } from 'vitest';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { daysFrom } from '#shared/days.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { HOLIDAY_COUNTRIES } from '#shared/lessons/holiday-presets.ts';
import { publicHolidays } from './public-holidays.ts';

type Country = (typeof HOLIDAY_COUNTRIES)[number];

const daysOf = (country: Country, year: number): string[] =>
  publicHolidays(country, year, 'en').flatMap(({ from, to }) => daysFrom(from, to));
const inYear = (year: number, days: string): string[] =>
  days.split(' ').map((day) => `${year}-${day}`);

describe('public holidays', () => {
  // As published by the authorities of each country.
  it.each([
    ['CN', 2026, '01-01 02-16 02-17 02-18 02-19 04-05 05-01 05-02 06-19 09-25 10-01 10-02 10-03'],
    [
      'TW',
      2026,
      '01-01 02-15 02-16 02-17 02-18 02-19 02-20 02-27 02-28 04-03 04-04 04-05 04-06 05-01 06-19 09-25 09-28 10-09 10-10 10-25 10-26 12-25',
    ],
    [
      'HK',
      2026,
      '01-01 02-17 02-18 02-19 04-03 04-04 04-05 04-06 04-07 05-01 05-24 05-25 06-19 07-01 09-26 10-01 10-18 10-19 12-25 12-26',
    ],
    [
      'JP',
      2026,
      '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23',
    ],
    [
      'JP',
      2027,
      '01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23',
    ],
    ['US', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25'],
    ['GB', 2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28'],
    ['GB', 2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28'],
    ['CN', 2030, '01-01 02-02 02-03 02-04 02-05 04-05 05-01 05-02 06-05 09-12 10-01 10-02 10-03'],
    ['SG', 2027, '01-01 02-06 02-07 02-08 03-10 03-26 05-01 05-17 05-20 08-09 10-28 12-25'],
  ] as const)('of %s in %i are on the days of the law', (country, year, days) => {
    expect(daysOf(country, year)).toEqual(inYear(year, days));
  });

  it('say which ones the moon may move', () => {
    const moved = publicHolidays('SG', 2027, 'en').filter(({ moon }) => moon);
    expect(moved.map(({ name }) => name)).toEqual(['Hari Raya Puasa', 'Hari Raya Haji']);
  });

  it('have a name in each language that a holiday can have, and each day once', () => {
    for (const country of HOLIDAY_COUNTRIES)
      for (const year of [2026, 2027, 2028, 2029, 2030])
        for (const language of LANGUAGES) {
          const found = publicHolidays(country, year, language);
          const days = found.flatMap(({ from, to }) => daysFrom(from, to));
          expect(new Set(days).size).toBe(days.length);
          expect(days.length).toBeGreaterThan(7);
          for (const { name } of found) {
            expect(name).not.toBe('');
            expect(name.length, name).toBeLessThanOrEqual(CLASS_LIMITS.roomMax + 15);
          }
        }
  });
});
