import { later, toMinutes } from '../school-clock.ts';

/** A time of the school's clock, as lessons have it. */
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

/** How long a lesson usually takes, and when one begins of which only the day is known. */
const USUAL_MINUTES = 90;
const USUAL_START = '09:00';
const ONE_SLOT = 30;

/** What was selected or where a lesson was put; `2026-11-21T09:00:00Z` is nine by the school's clock. */
export function slotOf({ startStr, endStr, allDay }: Selection): Slot {
  const date = startStr.slice(0, 10);
  if (allDay) return usualSlot(date, USUAL_START);
  const start = startStr.slice(11, 16);
  // Until midnight: a lesson ends on its day.
  const end = endStr.slice(0, 10) > date ? '23:59' : endStr.slice(11, 16);
  return { date, start, end };
}

export const usualSlot = (date: string, start = USUAL_START): Slot => ({
  date,
  start,
  end: later(start, USUAL_MINUTES),
});

/** A click takes one line of the calendar: it means the beginning, not that the lesson is so short. */
export const roomyEnough = (slot: Slot): Slot =>
  toMinutes(slot.end) - toMinutes(slot.start) <= ONE_SLOT ? usualSlot(slot.date, slot.start) : slot;
