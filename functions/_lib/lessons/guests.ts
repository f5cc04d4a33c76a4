import type { LessonId } from '#shared/ids.ts';
import { type GuestBookings, guestBookings } from '../entities/guest-bookings.ts';
import type { LessonValue } from '../entities/lesson.ts';
import type { TransactWrite } from '../table.ts';

type Booking = GuestBookings['lessons'][number];

const toBooking = ({ id, classId, date, start, end }: LessonValue): Booking => ({
  lessonId: id,
  classId,
  date,
  start,
  end,
});

const without = ({ lessons }: GuestBookings, id: LessonId): Booking[] =>
  lessons.filter(({ lessonId }) => lessonId !== id);

/** When a lesson moves or goes, the bookings of the guests who come to it go with it. */
export function movingGuests(
  {
    before,
    after,
  }: { readonly before?: LessonValue | undefined; readonly after?: LessonValue | undefined },
  bookings: readonly GuestBookings[],
): TransactWrite[] {
  if (!before) return [];
  const { schoolId, id } = before;
  return bookings
    .filter(({ userId }) => before.guests.includes(userId))
    .flatMap((found) => {
      const stays = after?.guests.includes(found.userId) ? [toBooking(after)] : [];
      const lessons = [...without(found, id), ...stays];
      return guestBookings.replacing({ schoolId, userId: found.userId }, found, {
        ...found,
        lessons,
      });
    });
}
