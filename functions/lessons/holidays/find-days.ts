import { addDays, daysFrom } from '#shared/days.ts';

/** A rule that finds the days of a year on which a holiday falls: none, one or several, as `YYYY-MM-DD`. */
export type FindDays = (year: number) => readonly string[];

const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = (year: number, month: number, day: number): string =>
  `${year}-${two(month)}-${two(day)}`;

export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The same day of every year. */
export const fixed =
  (month: number, day: number): FindDays =>
  (year) => [dayOf(year, month, day)];

/** The first, second, … such weekday (0 for Sunday) of a month; the last one for -1. */
export const weekday =
  (month: number, nth: number, day: number): FindDays =>
  (year) => {
    const first = dayOf(year, month, 1);
    if (nth > 0) return [addDays(first, ((day - weekdayOf(first) + 7) % 7) + 7 * (nth - 1))];
    const last = addDays(month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1), -1);
    return [addDays(last, -((weekdayOf(last) - day + 7) % 7))];
  };

/** Days from Easter Sunday of the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
export const easter =
  (offset: number): FindDays =>
  (year) => {
    const a = year % 19;
    const b = Math.floor(year / 100);
    const c = year % 100;
    const g = Math.floor((8 * b + 13) / 25);
    const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
    const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
    const m = Math.floor((a + 11 * h + 22 * l) / 451);
    const sum = h + l - 7 * m + 114;
    return [addDays(dayOf(year, Math.floor(sum / 31), (sum % 31) + 1), offset)];
  };

/** A day that the sun decides, between 2000 and 2099: `base` and the century's drift give its date in a month. */
export const solar =
  (month: number, base: number): FindDays =>
  (year) => {
    const years = year - 2000;
    return [dayOf(year, month, Math.floor(base + 0.242194 * years) - Math.floor(years / 4))];
  };

/** Month and day of every day of a year in another calendar, as the platform's own tables have it. */
function datesIn(calendar: string): (year: number) => ReadonlyMap<string, string> {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const known = new Map<number, Map<string, string>>();
  return (year) => {
    const found = known.get(year) ?? new Map<string, string>();
    if (found.size === 0)
      for (const day of daysFrom(dayOf(year, 1, 1), dayOf(year, 12, 31))) {
        const parts = format.formatToParts(new Date(`${day}T00:00:00Z`));
        const [month, date] = parts.filter(({ type }) => type !== 'literal');
        found.set(day, `${month?.value}-${date?.value}`);
      }
    known.set(year, found);
    return found;
  };
}

const inCalendar =
  (dates: ReturnType<typeof datesIn>, month: number, day: number) => (year: number) =>
    [...dates(year)].flatMap(([date, found]) => (found === `${month}-${day}` ? date : []));

const chinese = datesIn('chinese');
/** A day of the Chinese calendar; leap months have none. */
export const lunar =
  (month: number, day: number, offset = 0): FindDays =>
  (year) =>
    inCalendar(chinese, month, day)(year).map((date) => addDays(date, offset));

/**
 * The days on which the Chinese calendar begins its year, as the Hong Kong Observatory lists them. Of 2027 and
 * 2030 the platform's approximation misses the new moon by some minutes around midnight, and so the day.
 */
const LUNAR_NEW_YEARS: Readonly<Record<number, string>> = {
  2025: '2025-01-29',
  2026: '2026-02-17',
  2027: '2027-02-06',
  2028: '2028-01-26',
  2029: '2029-02-13',
  2030: '2030-02-03',
  2031: '2031-01-23',
  2032: '2032-02-11',
  2033: '2033-01-31',
  2034: '2034-02-19',
  2035: '2035-02-08',
};

/** A day counted from the Chinese new year. */
export const lunarNewYear =
  (offset: number): FindDays =>
  (year) => {
    const known = LUNAR_NEW_YEARS[year];
    return known ? [addDays(known, offset)] : [];
  };

const islamic = datesIn('islamic-civil');
/** A day of the tabular Islamic calendar: the sighting of the moon may move it by a day. */
export const hijri =
  (month: number, day: number): FindDays =>
  (year) =>
    inCalendar(islamic, month, day)(year);

/** Deepavali in Singapore and Malaysia: the day before the new moon from mid October to mid November. */
export const deepavali: FindDays = (year) =>
  [...chinese(year)].flatMap(([date, found]) =>
    found.endsWith('-1') && date >= dayOf(year, 10, 16) && date <= dayOf(year, 11, 14)
      ? addDays(date, -1)
      : [],
  );
