/** The local date and time of the school, as `YYYY-MM-DDTHH:MM:SS`. */
export function clockAt(timeZone: string, now = new Date()): string {
  // The Swedish locale writes dates as ISO 8601.
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(now);
  return text.replace(' ', 'T');
}

export const todayAt = (timeZone: string, now?: Date): string =>
  clockAt(timeZone, now).slice(0, 10);

/** Minutes since midnight as `HH:MM`. */
export const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const toMinutes = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export const isClock = (text: string): boolean => CLOCK.test(text);

/** The end that keeps the length when the start changes; undefined while one of them is no time. */
export function endFor(start: string, before: { readonly start: string; readonly end: string }) {
  if (![start, before.start, before.end].every(isClock)) return undefined;
  const length = toMinutes(before.end) - toMinutes(before.start);
  return length > 0 ? addMinutes(start, length) : undefined;
}

/** The time some minutes later; at most 23:59, because lessons end on their day. */
export const addMinutes = (clock: string, minutes: number): string =>
  toClock(Math.min(24 * 60 - 1, toMinutes(clock) + minutes));
