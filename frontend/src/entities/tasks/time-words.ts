const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From which span on a unit is used: "in 2 days", not "in 47 hours". */
const UNITS = [
  ['day', DAY, 2 * DAY],
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

/** "in 2 days", "3 hours ago": when something is, seen from now. */
export function untilWords(at: string, now: number, locale: string): string {
  const { unit, amount } = inUnits(Date.parse(at) - now);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(amount, unit);
}

/** "2 hours": how long it is from one moment to another. */
export function spanWords(from: string, to: string, locale: string): string {
  const { unit, amount } = inUnits(Date.parse(to) - Date.parse(from));
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, style).format(Math.max(1, amount));
}
