import { addDays } from '#shared/days.ts';
import type { TimeRules } from '#shared/lessons/calendar-calls.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { addMinutes, toClock, toMinutes } from '../school-clock.ts';

/** A time in the school's time zone: `YYYY-MM-DD` and `HH:MM`. */
export interface Slot {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

interface Selection {
  readonly startStr: string;
  readonly endStr: string;
  readonly allDay: boolean;
}

/** The length of a new lesson in minutes, until its class is known. */
export const USUAL_MINUTES = 90;
const ONE_SLOT = 30;

/** The slot of a selection or a dropped lesson. `2026-11-21T09:00:00Z` is nine o'clock at the school. */
export function slotOf({ startStr, endStr, allDay }: Selection, usualStart: string): Slot {
  const date = startStr.slice(0, 10);
  if (allDay) return defaultSlot(date, usualStart);
  const start = startStr.slice(11, 16);
  // A lesson ends on its day, also when the selection ends at midnight.
  const end = endStr.slice(0, 10) > date ? '23:59' : endStr.slice(11, 16);
  return { date, start, end };
}

const defaultSlot = (date: string, start: string): Slot => ({
  date,
  start,
  end: addMinutes(start, USUAL_MINUTES),
});

type Hours = Pick<TimeRules, 'opens' | 'closes'>;

/** A click selects one line of the calendar: it gives the start, and the length is the usual one. */
export const withUsualLength = (slot: Slot): Slot =>
  toMinutes(slot.end) - toMinutes(slot.start) <= ONE_SLOT
    ? defaultSlot(slot.date, slot.start)
    : slot;

type Times = Pick<LessonDto, 'start' | 'end'>;

/** The next full hour by the school's clock (`YYYY-MM-DDTHH:MM:SS`), within the opening hours. */
export function nextHour(now: string, { opens, closes }: Hours): string {
  const next = Math.floor(toMinutes(now.slice(11, 16)) / 60 + 1) * 60;
  return toClock(next < opens || next + USUAL_MINUTES > closes ? opens : next);
}

/** The slot of a new lesson on a day; of today, when the school is about to close, that of tomorrow. */
export function newSlot(date: string, now: string, hours: Hours): Slot {
  const start = nextHour(now, hours);
  const isOver = date === now.slice(0, 10) && start <= now.slice(11, 16);
  return defaultSlot(isOver ? addDays(date, 1) : date, start);
}

/** The hours that the calendar shows: the opening hours, extended by whole hours to lessons outside them. */
export function shownHours({ opens, closes }: Hours, lessons: readonly Times[]): [string, string] {
  const first = Math.min(opens, ...lessons.map(({ start }) => toMinutes(start)));
  const last = Math.max(closes, ...lessons.map(({ end }) => toMinutes(end)));
  return [toClock(Math.floor(first / 60) * 60), toClock(Math.ceil(last / 60) * 60)];
}
