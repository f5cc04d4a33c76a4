import { wallClock } from '#frontend/src/lib/wall-clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From which span on a unit is used: "in 1 day", not "in 25 hours", and "in 90 minutes", not "in 1 hour". */
const UNITS = [
  ['day', DAY, DAY],
  ['hour', HOUR, 2 * HOUR],
  ['minute', MINUTE, 0],
] as const;

/** A span in its largest unit, rounded down: it never promises more time than there is. */
function inUnits(span: number): {
  readonly unit: 'day' | 'hour' | 'minute';
  readonly amount: number;
} {
  const [unit, size] = UNITS.find(([, , from]) => Math.abs(span) >= from) ?? UNITS[2];
  return { unit, amount: Math.trunc(span / size) };
}

interface Reader {
  readonly locale: string;
  readonly timeZone: string | undefined;
}

const dayOf = (instant: string | number, timeZone: string | undefined): number =>
  Date.parse(wallClock(instant, timeZone).slice(0, 'YYYY-MM-DD'.length)) / DAY;

/** "tomorrow", "3 hours ago": when something is, seen from now. From a day on by the days of the calendar. */
export function untilWords(at: string, now: number, { locale, timeZone }: Reader): string {
  const span = Date.parse(at) - now;
  if (Math.abs(span) >= DAY) {
    const days = dayOf(at, timeZone) - dayOf(now, timeZone);
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  }
  const { unit, amount } = inUnits(span);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(amount, unit);
}

/** "2 hours": how long it is from one moment to another. */
export function spanWords(from: string, to: string, locale: string): string {
  const { unit, amount } = inUnits(Date.parse(to) - Date.parse(from));
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, style).format(Math.max(1, amount));
}
