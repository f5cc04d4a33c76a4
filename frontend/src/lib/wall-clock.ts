/** What a clock at a place shows, as fields of date and time write it: `YYYY-MM-DDTHH:MM`. */
export function wallClock(instant: string | number, timeZone?: string): string {
  // Sweden writes dates as ISO 8601 does.
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(instant));
  return text.replace(' ', 'T');
}

const WHOLE = /^\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const asUtc = (wall: string): number => Date.parse(`${wall}:00Z`);

/** How far the clock is ahead of UTC at an instant, in milliseconds. */
const aheadAt = (instant: number, timeZone: string | undefined): number =>
  asUtc(wallClock(instant, timeZone)) - Math.floor(instant / 60_000) * 60_000;

/**
 * When the clock shows this, as an instant; empty for an empty or unfinished time. In the hour that a clock
 * skips, the time after it.
 */
export function instantOf(wall: string, timeZone?: string): string {
  const shown = WHOLE.test(wall) ? asUtc(wall) : Number.NaN;
  if (Number.isNaN(shown)) return '';
  // The offset of the guess may be that of the other side of a change of the clock.
  const guess = shown - aheadAt(shown, timeZone);
  return new Date(shown - aheadAt(guess, timeZone)).toISOString();
}
