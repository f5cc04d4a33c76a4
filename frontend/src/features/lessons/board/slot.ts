import type { TimeRules } from '#shared/contracts/calendar-settings.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
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

/** Defaults of a new lesson: its length in minutes, and its start when only the day was chosen. */
const USUAL_MINUTES = 90;
const USUAL_START = '09:00';
const ONE_SLOT = 30;

/** The slot of a selection or a dropped lesson. `2026-11-21T09:00:00Z` is nine o'clock at the school. */
export function slotOf({ startStr, endStr, allDay }: Selection): Slot {
  const date = startStr.slice(0, 10);
  if (allDay) return defaultSlot(date, USUAL_START);
  const start = startStr.slice(11, 16);
  // A lesson ends on its day, also when the selection ends at midnight.
  const end = endStr.slice(0, 10) > date ? '23:59' : endStr.slice(11, 16);
  return { date, start, end };
}

export const defaultSlot = (date: string, start = USUAL_START): Slot => ({
  date,
  start,
  end: addMinutes(start, USUAL_MINUTES),
});

/** A click selects one line of the calendar: it gives the start, and the length is the usual one. */
export const withUsualLength = (slot: Slot): Slot =>
  toMinutes(slot.end) - toMinutes(slot.start) <= ONE_SLOT
    ? defaultSlot(slot.date, slot.start)
    : slot;

type Hours = Pick<TimeRules, 'opens' | 'closes'>;
type Times = Pick<LessonDto, 'start' | 'end'>;

/** The hours that the calendar shows: the opening hours, extended by whole hours to lessons outside them. */
export function shownHours({ opens, closes }: Hours, lessons: readonly Times[]): [string, string] {
  const first = Math.min(opens, ...lessons.map(({ start }) => toMinutes(start)));
  const last = Math.max(closes, ...lessons.map(({ end }) => toMinutes(end)));
  return [toClock(Math.floor(first / 60) * 60), toClock(Math.ceil(last / 60) * 60)];
}
