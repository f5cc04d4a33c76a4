import type { Slot } from '#functions/domain/lessons/school-time.ts';
import { addDays } from '#shared/days.ts';
import type { RoomId } from '#shared/ids.ts';

export interface Place {
  readonly slot: Slot;
  readonly roomId: RoomId | undefined;
}

export interface Search {
  /** The requested time and room. */
  readonly wanted: Place;
  /** The requested room, and others that are large enough. */
  readonly rooms: readonly (RoomId | undefined)[];
  /** Days on which lessons may be held, in order. */
  readonly days: readonly string[];
  /** First day of the week, 0 for Sunday. */
  readonly weekStart: number;
  readonly opens: number;
  readonly closes: number;
  readonly isFree: (place: Place) => boolean;
}

/** Proposed times are a multiple of 15 minutes from the requested one. */
const STEP_MINUTES = 15;
const ALTERNATIVES = 3;

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The first day of the week of a day. */
export const weekOf = (date: string, weekStart: number): string =>
  addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));

const daysBetween = (a: string, b: string): number =>
  Math.abs(Date.parse(`${a}T00:00:00Z`) - Date.parse(`${b}T00:00:00Z`)) / 86_400_000;

/** Start times within a day, those nearest to the requested one first. */
function startsOf({ wanted: { slot }, opens, closes }: Search): number[] {
  const length = slot.end - slot.start;
  const starts: number[] = [];
  for (let start = slot.start % STEP_MINUTES; start + length <= closes; start += STEP_MINUTES)
    if (start >= opens) starts.push(start);
  return starts.sort((a, b) => Math.abs(a - slot.start) - Math.abs(b - slot.start) || a - b);
}

/**
 * Days by their distance from the requested one: those of the same week before all others; of two at the
 * same distance the earlier.
 */
function daysInOrder({ wanted, days, weekStart }: Search): string[] {
  const week = weekOf(wanted.slot.date, weekStart);
  const rank = (date: string) =>
    (weekOf(date, weekStart) === week ? 0 : 1000) + daysBetween(date, wanted.slot.date);
  return [...days].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/**
 * Up to three free times for a lesson of the same length: the same time in another room, then the same week
 * (only the nearest time of each day, to offer different days), then other weeks; further times of the same
 * days only when there is nothing else.
 */
export function findAlternatives(search: Search): Place[] {
  const { wanted, rooms, isFree } = search;
  const length = wanted.slot.end - wanted.slot.start;
  const starts = startsOf(search);
  const freeAt = (slot: Slot): Place | undefined =>
    rooms.map((roomId) => ({ slot, roomId })).find(isFree);
  const found: Place[] = [];
  const sameTime = freeAt(wanted.slot);
  if (sameTime) found.push(sameTime);
  const days = daysInOrder(search);
  const taken = new Set([key(wanted.slot)]);
  for (let round = 0; found.length < ALTERNATIVES && round < ALTERNATIVES; round += 1) {
    for (const date of days) {
      if (found.length >= ALTERNATIVES) break;
      const place = nearest(date, starts, length, taken, freeAt);
      if (place) found.push(place);
    }
  }
  return found;
}

const key = ({ date, start }: Slot): string => `${date} ${start}`;

function nearest(
  date: string,
  starts: readonly number[],
  length: number,
  taken: Set<string>,
  freeAt: (slot: Slot) => Place | undefined,
): Place | undefined {
  for (const start of starts) {
    const slot = { date, start, end: start + length };
    const place = taken.has(key(slot)) ? undefined : freeAt(slot);
    if (!place) continue;
    taken.add(key(slot));
    return place;
  }
  return undefined;
}
