import { addDays, firstOfMonth, firstOfMonthFrom } from '#shared/days.ts';

export const VIEWS = ['day', 'week', 'month', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

/** Days of the calendar, both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** A month is always drawn with six weeks. */
const WEEKS_OF_MONTH = 6;

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const startOfWeek = (day: string, weekStart: number): string =>
  addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));

/** The days that a view shows around a day. */
export function spanOf(view: View, day: string, weekStart: number): Span {
  if (view === 'day') return { from: day, to: day };
  if (view === 'month') {
    const from = startOfWeek(firstOfMonth(day), weekStart);
    return { from, to: addDays(from, WEEKS_OF_MONTH * 7 - 1) };
  }
  // An agenda begins with the chosen day.
  const from = view === 'agenda' ? day : startOfWeek(day, weekStart);
  return { from, to: addDays(from, 6) };
}

/** The date one step earlier (-1) or later (1). */
export function stepFrom(view: View, day: string, direction: -1 | 1): string {
  if (view === 'month') return firstOfMonthFrom(day, direction);
  return addDays(day, view === 'day' ? direction : 7 * direction);
}

/** The week's number by ISO 8601: the week of a year's first Thursday is its first. */
export function weekNumber(day: string): number {
  const thursday = addDays(startOfWeek(day, 1), 3);
  const first = addDays(startOfWeek(`${thursday.slice(0, 4)}-01-04`, 1), 3);
  return 1 + Math.round((Date.parse(thursday) - Date.parse(first)) / (7 * 86_400_000));
}
