import { DAY_MS } from '#shared/days.ts';
import { SCHOOL_LIMITS } from '#shared/schools/limits.ts';
import type { School } from './school.ts';

export const isPastDue = ({ subscription }: School, now: Date): boolean =>
  now.getTime() >= Date.parse(subscription.end);

/** The expiry reminder is shown when the subscription is past due or inside its warning time. */
export const mustRemind = ({ subscription }: School, now: Date): boolean =>
  now.getTime() >= Date.parse(subscription.end) - SCHOOL_LIMITS.overdueWarningDays * DAY_MS;

/** The end of the retention time that begins at an instant, in calendar months (specification 9). */
export function retainedUntil(start: Date): Date {
  const date = new Date(start);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + SCHOOL_LIMITS.retentionMonths);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date;
}

/** No half year is shorter. */
export const RETAINED_DAYS_MIN = 181;

/** A school's data are deleted this long after the due date. */
export const deletionDate = ({ subscription }: School): Date =>
  retainedUntil(new Date(subscription.end));
