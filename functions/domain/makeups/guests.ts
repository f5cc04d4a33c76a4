import {
  type GuestBooking,
  type GuestBookings,
  writingBookings,
} from '#functions/domain/lessons/guest-bookings.ts';
import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import type { SchoolMoment } from '#functions/platform/school-day.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { LessonId } from '#shared/ids.ts';
import type { MakeupRight } from './makeup-right.ts';
import { reopened, writingRights } from './write-rights.ts';

export const toBooking = (
  { id, classId, date, start, end }: LessonValue,
  missed: LessonId | undefined,
): GuestBooking => ({
  lessonId: id,
  classId,
  date,
  start,
  end,
  ...(missed && { missed }),
});

export const withoutBooking = (
  lessons: readonly GuestBooking[] | undefined,
  id: LessonId,
): GuestBooking[] => (lessons ?? []).filter(({ lessonId }) => lessonId !== id);

const isSameBooking = (a: GuestBooking, b: GuestBooking): boolean =>
  a.date === b.date && a.start === b.start && a.end === b.end;

interface GuestChange {
  readonly before?: LessonValue | undefined;
  readonly after?: LessonValue | undefined;
}

interface GuestRecords {
  readonly bookings: readonly GuestBookings[];
  /** The makeup rights that the guests booked the lesson with. */
  readonly rights: readonly MakeupRight[];
}

/**
 * When a lesson moves, the bookings of its guests move with it. When it is deleted, the bookings are deleted
 * too, and the guests' makeup rights are open again.
 */
export function movingGuests(
  { before, after }: GuestChange,
  booked: GuestRecords,
  moment: SchoolMoment,
): TransactWrite[] {
  if (!before) return [];
  const { id } = before;
  const lost = booked.rights.filter(
    ({ userId, state, booked: at }) =>
      state === 'booked' && at?.id === id && !after?.guests.includes(userId),
  );
  const moved = booked.bookings.flatMap((found) => {
    const was = found.lessons.find(({ lessonId }) => lessonId === id);
    if (!was) return [];
    const is = after?.guests.includes(found.userId) ? toBooking(after, was.missed) : undefined;
    if (is && isSameBooking(was, is)) return [];
    return writingBookings(found, found, [
      ...withoutBooking(found.lessons, id),
      ...(is ? [is] : []),
    ]);
  });
  return [...moved, ...writingRights(lost.map(reopened), moment)];
}
