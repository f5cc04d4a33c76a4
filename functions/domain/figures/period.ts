import { missingField, refuseField } from '#functions/platform/errors.ts';
import { dayAt, type SchoolMoment } from '#functions/platform/school-day.ts';
import { addDays, countDays, firstOfMonth, firstOfMonthFrom, lastOfMonth } from '#shared/days.ts';
import type { Grain, PeriodName } from '#shared/figures/figures.ts';
import { FIGURE_LIMITS } from '#shared/figures/limits.ts';
import type { PeriodInput } from '#shared/figures/statistics-fields.ts';

/** Calendar days of the school, both included; whole months where the rows are months. */
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly by: Grain;
  /** The day that it is at the school. */
  readonly today: string;
}

/** Longer periods have a row a month, unless days are requested. */
const DAYS_SHOWN = 92;

const DAYS: Readonly<Record<Exclude<PeriodName, 'year'>, number>> = {
  week: 7,
  month: 30,
  term: 90,
};

const beginningOf = (name: PeriodName, today: string): string =>
  name === 'year' ? firstOfMonthFrom(today, -11) : addDays(today, 1 - DAYS[name]);

/**
 * Own dates, both included. Throws 1004 when one is missing, 1001 when they are in the wrong order or too far
 * apart.
 */
export function ownDates(from: string | undefined, to: string | undefined) {
  if (!from || !to) throw missingField(from ? 'to' : 'from');
  if (to < from) throw refuseField('to', 'beforeFrom');
  const days = FIGURE_LIMITS.daysMax;
  if (countDays(from, to) > days) throw refuseField('to', 'tooLong', { days });
  return { from, to };
}

/**
 * The period of a request. Throws 1004 when one of two own dates is missing, 1001 when they are in the wrong
 * order or more than FIGURE_LIMITS.daysMax days apart.
 */
export function toPeriod({ period, from, to, by }: PeriodInput, moment: SchoolMoment): Period {
  const today = dayAt(moment);
  const dates = from || to ? ownDates(from, to) : { from: beginningOf(period, today), to: today };
  const grain = by ?? (countDays(dates.from, dates.to) > DAYS_SHOWN ? 'month' : 'day');
  if (grain === 'day') return { ...dates, by: grain, today };
  return { from: firstOfMonth(dates.from), to: lastOfMonth(dates.to), by: grain, today };
}

/** The week that home pages show: today and the six days before. */
export const lastWeek = (moment: SchoolMoment): Period =>
  toPeriod({ period: 'week', by: 'day' }, moment);
