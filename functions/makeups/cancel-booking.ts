import type { Actor } from '#functions/_lib/actor.ts';
import { guestBookings, writingBookings } from '#functions/_lib/entities/guest-bookings.ts';
import { type Lesson, lessons } from '#functions/_lib/entities/lesson.ts';
import { loggingOperation } from '#functions/_lib/entities/log-entry.ts';
import type { MakeupRight } from '#functions/_lib/entities/makeup-right.ts';
import type { User } from '#functions/_lib/entities/user.ts';
import { reopening, without } from '#functions/_lib/lessons/guests.ts';
import { visited } from '#functions/_lib/makeups/right.ts';
import { transact } from '#functions/_lib/table.ts';
import { tellingBoth } from './news.ts';

interface Booked {
  readonly student: User;
  readonly right: MakeupRight;
  /** The lesson that was to make up for the missed one. */
  readonly host: Lesson;
}

/** Gives a booking up: the seat is free, and the right is there to be booked again. */
export async function cancelBooking(
  actor: Actor,
  { student, right, host }: Booked,
  now: Date,
): Promise<void> {
  const { schoolId } = host;
  const person = { schoolId, userId: student.id };
  const bookings = await guestBookings.get(person, { consistent: true });
  const guests = host.guests.filter((id) => id !== student.id);
  const log = { id: student.id, missed: right.missed.id, lesson: host.id, date: host.date };
  const letter = { lesson: host, student, staff: 'NoGuest', own: 'Unbooked' } as const;
  await transact([
    ...lessons.replacing(host, host, visited(host, { guests })),
    ...reopening(right),
    ...writingBookings(person, bookings, without(bookings?.lessons, host.id)),
    ...loggingOperation({ ...actor, now }, 'makeup.cancel', log),
    ...(await tellingBoth(actor, letter, now)),
  ]);
}
