import { monthsOf } from '#functions/domain/analysis/months-asked.ts';
import type { Sums } from '#functions/domain/figures/months.ts';
import type { Owed } from '#functions/domain/makeups/count-rights.ts';
import type { Business } from '#shared/analysis/fields.ts';
import { ANALYSIS_LIMITS } from '#shared/analysis/limits.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';

type Outlook = Business['outlook'];

interface Known {
  /** What there is today of each month to come (`until#2026-12`), and what each month changed of it (`until.2026-12`). */
  readonly total: Sums;
  readonly months: ReadonlyMap<string, Sums>;
  readonly owed: Owed;
  /** The month in which the school was added. */
  readonly since: string;
}

const monthFrom = (day: string, by: number): string => monthOfDay(firstOfMonthFrom(day, by));

/** A figure of the soonest months from one on: today's, less what was added in later months than `end`. */
function soonFrom(first: string, name: 'until' | 'ends', end: string, { total, months }: Known) {
  const last = monthFrom(`${first}-01`, ANALYSIS_LIMITS.soonMonths - 1);
  const later = [...months].filter(([month]) => month > end);
  return monthsOf({ from: first, to: last }).reduce((sum, of) => {
    const added = later.reduce((all, [, sums]) => all + (sums[`${name}.${of}`] ?? 0), 0);
    return sum + Math.max(0, (total[`${name}#${of}`] ?? 0) - added);
  }, 0);
}

/**
 * What expires or ends soon, and the lessons that are to be made up: today, and at the ends of the last month that is
 * over and of that a year before.
 */
export function toOutlook(known: Known, today: string): Outlook {
  const { owed, since } = known;
  const current = monthOfDay(today);
  const soon = (first: string, end: string) => ({
    expiring: soonFrom(first, 'until', end, known),
    ends: soonFrom(first, 'ends', end, known),
  });
  const at = (back: number) => {
    const end = monthFrom(today, -back);
    if (end < since) return null;
    return { ...soon(monthFrom(`${end}-01`, 1), end), makeups: owed.at(end) };
  };
  return { now: { ...soon(current, current), makeups: owed.now }, before: at(1), year: at(13) };
}
