import type { School } from '#functions/domain/schools/school.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { addDays, countDays, firstOfMonth, lastOfMonth } from '#shared/days.ts';

/** Days whose average tells how the next ones will be. */
export const FORECAST_DAYS = 28;
/** A school that has just begun is not reckoned by its first day alone. */
const SHORTEST_DAYS = 7;

/**
 * The days that the average is of: all of them, also those on which nothing happened, but for a school that is
 * younger.
 */
export function daysReckoned(
  { subscription, timeZone }: Pick<School, 'subscription' | 'timeZone'>,
  today: string,
): number {
  const begun = dayAt({ now: new Date(subscription.start), timeZone });
  const age = begun > today ? 0 : countDays(begun, today);
  return Math.min(FORECAST_DAYS, Math.max(SHORTEST_DAYS, age));
}

/** Nobody plans for longer than that. */
const HORIZON_DAYS = 730;

export interface Forecast {
  /** Bytes a day, on average of the last days; negative when the space empties. */
  readonly per_day: number;
  /** The day on which the quota is used up if it goes on like that; null for none within two years. */
  readonly full_on: string | null;
}

interface Usage {
  readonly used: number;
  readonly quota: number;
  readonly today: string;
}

const inDays = ({ used, quota, today }: Usage, perDay: number): string | null => {
  if (quota === 0) return null;
  if (used >= quota) return today;
  if (perDay <= 0) return null;
  const days = Math.ceil((quota - used) / perDay);
  return days > HORIZON_DAYS ? null : addDays(today, days);
};

/** When the space is full: `growth` is what it grew by over so many days. */
export function forecastSpace(usage: Usage, growth: number, days: number): Forecast {
  const perDay = Math.round(growth / Math.max(1, days));
  return { per_day: perDay, full_on: inDays(usage, perDay) };
}

interface TrafficForecast extends Forecast {
  /** Bytes at the end of the month. */
  readonly expected: number;
}

/** When the month's traffic is used up, from what was used a day on average of the last days. */
export function forecastTraffic(usage: Usage, recent: number, days: number): TrafficForecast {
  const perDay = Math.round(recent / Math.max(1, days));
  const left =
    countDays(firstOfMonth(usage.today), lastOfMonth(usage.today)) - Number(usage.today.slice(8));
  const day = inDays(usage, perDay);
  const isThisMonth = day !== null && day <= lastOfMonth(usage.today);
  return {
    per_day: perDay,
    full_on: isThisMonth ? day : null,
    expected: usage.used + perDay * left,
  };
}
