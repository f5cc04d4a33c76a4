import type { HourEntryDto } from '#shared/contracts/hour-fields.ts';

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
  /** Nothing older is needed. */
  readonly complete: boolean;
}

/**
 * What of the entries (the newest first) falls into the period by the school's clock, with the balance
 * before the first of them and after the last.
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
  return {
    lines: entries
      .filter((entry) => dayOf(entry) >= from && dayOf(entry) <= to)
      .toSorted((a, b) => a.entry - b.entry),
    opening: before?.balance ?? 0,
    closing: last?.balance ?? 0,
    complete: before !== undefined,
  };
}
