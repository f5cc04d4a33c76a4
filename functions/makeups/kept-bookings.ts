import type { GuestBooking, GuestBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { makeupRights } from '#functions/domain/makeups/makeup-right.ts';
import { addDays } from '#shared/days.ts';

/** Bookings of the last days are kept for the student's calendar. */
const KEPT_DAYS = 90;

/**
 * The bookings of a student without old ones. An old booking stays while it is the only way to the makeup
 * right: while its lesson has no record, or a correction could still open the right again.
 */
export async function keptBookings(
  bookings: GuestBookings | undefined,
  now: Date,
): Promise<GuestBooking[]> {
  if (!bookings) return [];
  const { schoolId, userId, lessons } = bookings;
  const since = addDays(now.toISOString().slice(0, 10), -KEPT_DAYS);
  const missed = lessons.flatMap((each) => (each.date < since && each.missed) || []);
  const ids = missed.map((lessonId) => ({ schoolId, userId, lessonId }));
  const rights = await makeupRights.getMany(ids, { consistent: true });
  const open = new Set(
    rights.flatMap((right) =>
      right && (right.state === 'booked' || right.validTo >= since) ? right.missed.id : [],
    ),
  );
  return lessons.filter((each) => each.date >= since || (each.missed && open.has(each.missed)));
}
