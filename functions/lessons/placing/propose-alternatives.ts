import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { type Days, loadDays } from '#functions/domain/lessons/days.ts';
import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import { clockShows, minutesAt, toClock } from '#functions/domain/lessons/school-time.ts';
import { dayAt, type SchoolMoment } from '#functions/platform/school-day.ts';
import { addDays, daysFrom } from '#shared/days.ts';
import type { LessonId, RoomId } from '#shared/ids.ts';
import type { Alternative } from '#shared/lessons/fields.ts';
import type { Attendees } from './attendees.ts';
import { findAlternatives, type Place, weekOf } from './find-alternatives.ts';
import { findClashes, resourcesToCheck } from './find-clashes.ts';
import { holidayOn } from './lesson-rules.ts';

/** How many days from the beginning of the lesson's week are searched. */
const LOOK_AHEAD_DAYS = 20;
/** How many other rooms are tried. */
const OTHER_ROOMS = 8;

/** A lesson that clashes at the requested time. */
export interface ClashingLesson {
  readonly lesson: LessonValue;
  readonly attendees: Attendees;
  readonly settings: CalendarSettings;
  readonly moment: SchoolMoment;
  /** The id of a lesson that is moved: it does not clash with itself. */
  readonly existing: LessonId | undefined;
}

/** The requested room, then others that are large enough, the smallest first. */
function roomsFor({ lesson, settings, attendees }: ClashingLesson): (RoomId | undefined)[] {
  const { roomId: wanted } = lesson;
  if (!wanted) return [undefined];
  const people = attendees.students.length;
  const size = (capacity: number) => capacity || Number.MAX_SAFE_INTEGER;
  const others = settings.rooms
    .filter(({ id, archived, capacity }) => id !== wanted && !archived && size(capacity) >= people)
    .sort((a, b) => size(a.capacity) - size(b.capacity));
  return [wanted, ...others.slice(0, OTHER_ROOMS).map(({ id }) => id)];
}

function isFreeIn(unplaced: ClashingLesson, days: Days): (place: Place) => boolean {
  const { lesson, attendees, settings, moment, existing } = unplaced;
  const [today, now] = [dayAt(moment), minutesAt(moment)];
  return ({ slot, roomId }) =>
    (slot.date > today || (slot.date === today && slot.start > now)) &&
    !holidayOn(settings, slot.date) &&
    clockShows(slot.date, slot.start, moment.timeZone) &&
    findClashes({ needs: { ...lesson, roomId }, slot, except: [existing] }, attendees, days)
      .length === 0;
}

const nameOfRoom = ({ settings }: ClashingLesson, id: RoomId | undefined): string =>
  settings.rooms.find((room) => room.id === id)?.name ?? '';

/** Up to three times without clashes, those of the same week first. */
export async function proposeAlternatives(unplaced: ClashingLesson): Promise<Alternative[]> {
  const { lesson, settings, attendees, moment } = unplaced;
  const { opens, closes, weekStart } = settings.rules;
  const [today, week] = [dayAt(moment), weekOf(lesson.date, weekStart)];
  const [, first = today] = [week, today].sort();
  const dates = daysFrom(first, addDays(week, LOOK_AHEAD_DAYS));
  const rooms = roomsFor(unplaced);
  const resources = new Set([
    ...resourcesToCheck(lesson, attendees),
    ...rooms.flatMap((id) => id ?? []),
  ]);
  const days = await loadDays(lesson.schoolId, [...resources], dates);
  const found = findAlternatives({
    wanted: { slot: lesson, roomId: lesson.roomId },
    rooms,
    days: dates,
    weekStart,
    opens,
    closes,
    isFree: isFreeIn(unplaced, days),
  });
  return found.map(({ slot, roomId }) => ({
    date: slot.date,
    start: toClock(slot.start),
    end: toClock(slot.end),
    room_id: roomId ?? null,
    room_name: nameOfRoom(unplaced, roomId),
  }));
}
