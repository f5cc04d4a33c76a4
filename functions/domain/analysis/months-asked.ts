import type { Sums } from '#functions/domain/figures/months.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { dayAt, type SchoolMoment } from '#functions/platform/school-day.ts';
import type { MonthsInput, OfSpans, SpanName } from '#shared/analysis/fields.ts';
import { ANALYSIS_LIMITS } from '#shared/analysis/limits.ts';
import { firstOfMonthFrom, lastOfMonth, monthOfDay, monthsFrom } from '#shared/days.ts';

export interface Span {
  /** Months, both included. */
  readonly from: string;
  readonly to: string;
}

export interface MonthsAsked {
  readonly spans: OfSpans<Span>;
  readonly today: string;
  /** All months that any of the spans needs, and those up to the current one. */
  readonly window: readonly [string, string];
}

const monthFrom = (month: string, by: number): string =>
  monthOfDay(firstOfMonthFrom(`${month}-01`, by));

/** Throws 1001 for a month that has not begun, or ended too long ago. */
export function toMonthsAsked(
  { to: asked, months }: MonthsInput,
  moment: SchoolMoment,
): MonthsAsked {
  const today = dayAt(moment);
  const current = monthOfDay(today);
  const to = asked ?? current;
  if (to > current) throw refuseField('to', 'future');
  if (to < monthFrom(current, -ANALYSIS_LIMITS.backMax)) throw refuseField('to', 'past');
  const spanTo = (last: string): Span => ({ from: monthFrom(last, 1 - months), to: last });
  return {
    spans: {
      now: spanTo(to),
      before: spanTo(monthFrom(to, -months)),
      year: spanTo(monthFrom(to, -12)),
    },
    today,
    window: [monthFrom(to, 1 - 2 * ANALYSIS_LIMITS.monthsMax), current],
  };
}

/** From the first month of all spans to the last. */
export const monthsOfSpans = ({ spans: { now, before, year } }: MonthsAsked): [string, string] => {
  const [first = now.from] = [before.from, year.from].sort();
  return [first, now.to];
};

export const monthsOf = ({ from, to }: Span): string[] => monthsFrom(`${from}-01`, `${to}-01`);

/** The months that are foreseen from a day on. */
export const monthsAhead = (today: string): string[] =>
  Array.from({ length: ANALYSIS_LIMITS.aheadMax }, (_, ahead) =>
    monthOfDay(firstOfMonthFrom(today, ahead)),
  );

/**
 * Months to come: so many up to one, none before the current one; all that are foreseen when none is named. Throws
 * 1001 for a last month that is over, or farther away than anything is foreseen.
 */
export function toMonthsAhead({ to, months }: MonthsInput, moment: SchoolMoment): Span {
  const foreseen = monthsAhead(dayAt(moment));
  const [current = '', last = ''] = [foreseen[0], foreseen.at(-1)];
  if (to === undefined) return { from: current, to: last };
  if (to < current) throw refuseField('to', 'past');
  if (to > last) throw refuseField('to', 'future');
  const [, from = current] = [monthFrom(to, 1 - months), current].sort();
  return { from, to };
}

/** What there is, of sums by name. */
export const stockOf = (sums: Sums) => ({
  unused: sums['unused'] ?? 0,
  owed: sums['owed'] ?? 0,
  value: sums['value'] ?? 0,
});

/** The days of a span. */
export const daysOf = ({ from, to }: Span) => ({ from: `${from}-01`, to: lastOfMonth(`${to}-01`) });

const NONE: Sums = {};

/** The named figures of some months added up. */
export function sumsOf<N extends string>(
  names: readonly N[],
  map: ReadonlyMap<string, Sums>,
  months: readonly string[],
): Record<N, number> {
  const found = months.map((month) => map.get(month) ?? NONE);
  const entries = names.map(
    (name) => [name, found.reduce((sum, each) => sum + (each[name] ?? 0), 0)] as const,
  );
  return Object.fromEntries(entries) as Record<N, number>;
}

/** The same of each span. */
export function spansOf<N extends string>(
  names: readonly N[],
  map: ReadonlyMap<string, Sums>,
  spans: OfSpans<Span>,
): OfSpans<Record<N, number>> {
  const of = (name: SpanName) => sumsOf(names, map, monthsOf(spans[name]));
  return { now: of('now'), before: of('before'), year: of('year') };
}
