import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import { clockShows, instantAt, type Slot } from '#functions/domain/lessons/school-time.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { dayAt, type SchoolMoment } from '#functions/platform/school-day.ts';
import { CODE } from '#shared/codes.ts';
import { addDays } from '#shared/days.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';

/** A lesson ends on the day on which it begins. */
const LAST_MINUTE = 24 * 60 - 1;

function checkLength({ start, end }: Slot): void {
  if (end > LAST_MINUTE) throw refuseField('end', 'overMidnight');
  if (end <= start) throw refuseField('end', 'beforeStart');
  const { minutesMin: min, minutesMax: max } = LESSON_LIMITS;
  if (end - start < min) throw refuseField('end', 'tooShort', { min });
  if (end - start > max) throw refuseField('end', 'tooLong', { max: max / 60 });
}

function checkSlot(slot: Slot, moment: SchoolMoment): void {
  const today = dayAt(moment);
  const { planBackDays: back, planAheadDays: ahead } = LESSON_LIMITS;
  if (slot.date < addDays(today, -back)) throw refuseField('date', 'past', { days: back });
  if (slot.date > addDays(today, ahead)) throw refuseField('date', 'tooFar');
  checkLength(slot);
  if (!clockShows(slot.date, slot.start, moment.timeZone)) throw refuseField('start', 'skipped');
  if (!clockShows(slot.date, slot.end, moment.timeZone)) throw refuseField('end', 'skipped');
}

/** The times of a lesson, with instants. Throws 1001 for a time at which no lesson is possible. */
export function timesAt(
  { date, start, end }: Slot,
  moment: SchoolMoment,
): Pick<LessonValue, 'date' | 'start' | 'end' | 'startsAt' | 'endsAt'> {
  checkSlot({ date, start, end }, moment);
  return {
    date,
    start,
    end,
    startsAt: instantAt(date, start, moment.timeZone),
    endsAt: instantAt(date, end, moment.timeZone),
  };
}

export const holidayOn = ({ holidays }: CalendarSettings, date: string) =>
  holidays.find(({ from, to }) => from <= date && date <= to);

/** Throws 1001 for a room that does not exist, and -1 for a holiday, unless `onHoliday` allows it. */
export function checkPlace(
  lesson: LessonValue,
  settings: CalendarSettings,
  { onHoliday }: { readonly onHoliday: boolean },
): void {
  checkRoom(settings, lesson);
  const holiday = holidayOn(settings, lesson.date);
  if (!holiday || onHoliday) return;
  const { name } = holiday;
  throw new CallError(CODE.wait, {
    reason: 'lessons.holiday',
    params: { name },
    data: { holiday: name },
  });
}

/** Throws 1001 for a room that does not exist or is archived. */
function checkRoom({ rooms }: CalendarSettings, { roomId }: Pick<LessonValue, 'roomId'>): void {
  const room = rooms.find(({ id }) => id === roomId);
  if (roomId && (!room || room.archived)) throw refuseField('room_id', 'missing');
}
