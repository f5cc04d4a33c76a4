import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime';
import { formatIn, type SchoolMoment } from '#functions/platform/school-day.ts';

/**
 * Lessons are kept in wall-clock time: the calendar day and minutes since midnight as the school's clock
 * shows them. A lesson at 16:00 stays at 16:00 when daylight saving begins.
 */
export interface Slot {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

type Span = Pick<Slot, 'start' | 'end'>;

/** True for two spans of one day that share a minute; one may end when the other begins. */
export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

const numbersOf = (date: string): [number, number, number] => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
};

const toZoned = (date: string, minutes: number, timeZone: string) =>
  PlainDateTime.toZonedDateTime(
    PlainDateTime.create(...numbersOf(date), Math.floor(minutes / 60), minutes % 60),
    timeZone,
  );

/** The instant (ISO 8601, UTC) at which the school's clock shows this; the first of two when the clock is set back. */
export const instantAt = (date: string, minutes: number, timeZone: string): string =>
  new Date(toZoned(date, minutes, timeZone).epochMilliseconds).toISOString();

const clockOf = formatIn('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Minutes since midnight by the school's clock. */
export const minutesAt = ({ now, timeZone }: SchoolMoment): number => {
  const [hours = 0, minutes = 0] = clockOf(timeZone).format(now).split(':').map(Number);
  return hours * 60 + minutes;
};

export const toClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** False in the hour that the clock skips when daylight saving begins. */
export const clockShows = (date: string, minutes: number, timeZone: string): boolean =>
  clockOf(timeZone).format(new Date(instantAt(date, minutes, timeZone))) === toClock(minutes);
