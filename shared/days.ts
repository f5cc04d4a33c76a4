/*
 * Calendar days as texts, `YYYY-MM-DD`, and months, `YYYY-MM`, which sort by time.
 */

declare const kind: unique symbol;
interface Kind<K> {
  readonly [kind]?: K;
}

/** A day of the calendar, `YYYY-MM-DD`: the same everywhere. Types keep it apart from a moment, which has a time zone. */
export type Day = string & Kind<'day'>;
/** A moment, ISO 8601 in UTC. */
export type Instant = string & Kind<'instant'>;

/** Without a change of the clock. */
export const DAY_MS = 86_400_000;

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Whether it is a day of the calendar, written as days are. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(instantOf(text)) &&
  dayOf(instantOf(text)) === text;

export const monthOfDay = (day: string): string => day.slice(0, 7);
export const firstOfMonth = (day: string): string => `${monthOfDay(day)}-01`;

export const addDays = (day: string, days: number): string => dayOf(instantOf(day) + days * DAY_MS);

/** The first day of the month `months` after (or, negative, before) that of a day. */
export function firstOfMonthFrom(day: string, months: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return dayOf(Date.UTC(year, month - 1 + months, 1));
}

export const lastOfMonth = (day: string): string => addDays(firstOfMonthFrom(day, 1), -1);

/** The number of days from one to another, both included; 0 when they are in the wrong order. */
export const countDays = (from: string, to: string): number =>
  Math.max(0, Math.round((instantOf(to) - instantOf(from)) / DAY_MS) + 1);

export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index));

/** The months of the days from one to another. */
export function monthsFrom(from: string, to: string): string[] {
  const months: string[] = [];
  for (let day = firstOfMonth(from); day <= to; day = firstOfMonthFrom(day, 1))
    months.push(monthOfDay(day));
  return months;
}
