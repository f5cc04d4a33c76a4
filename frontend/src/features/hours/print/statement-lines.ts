import type { HourEntryDto } from '#shared/hours/fields.ts';
import { moneyIn } from '#shared/hours/hour-money.ts';

/** Days of the school's calendar, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface StatementLines {
  /** The oldest first. */
  readonly lines: readonly HourEntryDto[];
  readonly opening: number;
  readonly closing: number;
  /** Paid and given back in the period. */
  readonly money: { readonly paid: number; readonly refunded: number };
  /** Whether older entries are not needed. */
  readonly complete: boolean;
}

/**
 * The entries of a period in the school's time zone, with the opening and the closing balance. `entries`
 * are the newest first.
 */
export function withinPeriod(
  entries: readonly HourEntryDto[],
  { from, to }: Period,
  timeZone: string,
): StatementLines {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const dayOf = ({ at }: HourEntryDto) => format.format(new Date(at));
  const before = entries.find((entry) => dayOf(entry) < from);
  const last = entries.find((entry) => dayOf(entry) <= to);
  const lines = entries
    .filter((entry) => dayOf(entry) >= from && dayOf(entry) <= to)
    .toSorted((a, b) => a.entry - b.entry);
  return {
    lines,
    money: moneyIn(lines),
    opening: before?.balance ?? 0,
    closing: last?.balance ?? 0,
    complete: before !== undefined,
  };
}
