import { addDays, countDays } from '#shared/days.ts';
import { balanceOf, type HourAccount } from './hour-account.ts';

/** How fast an account is used up: what was taken since a day, in how many lessons, and when last. */
type Pace = NonNullable<HourAccount['pace']>;

/** Older use is forgotten by and by: a window that is longer is halved. */
const WINDOW_DAYS = 84;
const WEEK = 7;
/** Farther away nothing is foreseen. */
const FORESEEN_DAYS = 400;

/** The pace with hours that were used on a day; a day of before, as of a record that is late, counts as the last one. */
export function withUse(pace: Pace | undefined, hours: number, day: string): Pace {
  if (!pace) return { from: day, at: day, hours, times: 1 };
  const at = day > pace.at ? day : pace.at;
  const sum = { ...pace, at, hours: pace.hours + hours, times: pace.times + 1 };
  const days = countDays(sum.from, at) - 1;
  if (days <= WINDOW_DAYS) return sum;
  const half = Math.floor(days / 2);
  const hoursLeft = Math.round(sum.hours) / 2;
  return { from: addDays(sum.from, half), at, hours: hoursLeft, times: Math.ceil(sum.times / 2) };
}

/** The pace without hours that were given back. */
export function withoutUse(pace: Pace | undefined, hours: number): Pace | undefined {
  if (!pace || pace.times <= 1) return undefined;
  return { ...pace, hours: Math.max(0, pace.hours - hours), times: pace.times - 1 };
}

/** Hours a week; a single lesson is taken for one of each week. */
export function weeklyHours({ from, at, hours, times }: Pace): number {
  const days = countDays(from, at) - 1;
  const span = times > 1 && days > 0 ? (days * times) / (times - 1) : WEEK;
  return (hours * WEEK) / Math.max(WEEK, span);
}

/**
 * The day on which an account is expected to be used up, if it goes on as so far, or on which its last hours expire
 * before that. Undefined when nothing is left, nothing was used yet, or it is more than a year away.
 */
export function expectedEnd(account: HourAccount): string | undefined {
  const { lots, pace } = account;
  const left = balanceOf(account);
  if (left <= 0) return undefined;
  const weekly = pace ? weeklyHours(pace) : 0;
  const days = weekly > 0 ? Math.ceil((left / weekly) * WEEK) : Number.POSITIVE_INFINITY;
  const used = pace && days <= FORESEEN_DAYS ? addDays(pace.at, days) : undefined;
  const untils = lots.flatMap(({ until }) => until ?? []).sort();
  const expires = untils.length === lots.length ? untils.at(-1) : undefined;
  return [used, expires].filter((day) => day !== undefined).sort()[0];
}
