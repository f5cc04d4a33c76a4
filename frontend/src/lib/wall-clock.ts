/** An instant as local time of a time zone, as fields of date and time hold it: `YYYY-MM-DD HH:MM`. */
export function wallClock(instant: string | number, timeZone?: string): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(instant));
}

const WHOLE = /^\d{4,6}-\d{2}-\d{2}[ T]\d{2}:\d{2}$/;

const asUtc = (wall: string): number => Date.parse(`${wall.replace(' ', 'T')}:00Z`);

/** How far the clock is ahead of UTC at an instant, in milliseconds. */
const aheadAt = (instant: number, timeZone: string | undefined): number =>
  asUtc(wallClock(instant, timeZone)) - Math.floor(instant / 60_000) * 60_000;

/**
 * The instant of a local time in a time zone; empty for an empty or incomplete time. A time in the hour that is
 * skipped for daylight saving is moved after it.
 */
export function instantOf(wall: string, timeZone?: string): string {
  const shown = WHOLE.test(wall) ? asUtc(wall) : Number.NaN;
  if (Number.isNaN(shown)) return '';
  // The guess may lie on the other side of a daylight saving change.
  const guess = shown - aheadAt(shown, timeZone);
  return new Date(shown - aheadAt(guess, timeZone)).toISOString();
}
