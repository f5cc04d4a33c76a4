import { guestBookings, writingBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { withoutBooking } from '#functions/domain/makeups/guests.ts';
import { type MakeupRight, withVisits } from '#functions/domain/makeups/makeup-right.ts';
import { reopened, writingRights } from '#functions/domain/makeups/write-rights.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import { notifyingBoth } from './notices.ts';

interface Booking {
  readonly student: User;
  readonly right: MakeupRight;
  /** The lesson that was to make up for the missed one. */
  readonly host: Lesson;
}

/** Cancels a booking: the seat is free, and the right is open again. */
export async function cancelBooking(
  actor: Actor,
  { student, right, host }: Booking,
  now: Date,
): Promise<void> {
  const { schoolId } = host;
  const person = { schoolId, userId: student.id };
  const bookings = await guestBookings.get(person, { consistent: true });
  const guests = host.guests.filter((id) => id !== student.id);
  const log = { id: student.id, missed: right.missed.id, lesson: host.id, date: host.date };
  const notices = { lesson: host, student, staff: 'NoGuest', own: 'Unbooked' } as const;
  await transact([
    ...lessons.replacing(host, host, withVisits(host, { guests })),
    ...writingRights([reopened(right)], momentOf(actor, now)),
    ...writingBookings(person, bookings, withoutBooking(bookings?.lessons, host.id)),
    ...loggingOperation({ ...actor, now }, 'makeup.cancel', log),
    ...(await notifyingBoth(actor, notices, now)),
  ]);
}
