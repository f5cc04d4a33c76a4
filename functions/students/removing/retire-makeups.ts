import { guestBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import {
  makeupRights,
  RIGHT_PREFIX,
  rightIdOf,
  withVisits,
} from '#functions/domain/makeups/makeup-right.ts';
import type { PersonId } from '#functions/domain/people/user.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { type Item, transact } from '#functions/platform/table.ts';

/** The seats in lessons that have not been taught are free again. */
async function leaveLessons({ schoolId, userId }: PersonId): Promise<void> {
  const bookings = await guestBookings.get({ schoolId, userId }, { consistent: true });
  const without = (lesson: Lesson) =>
    lesson.state === 'planned' && lesson.guests.includes(userId)
      ? withVisits(lesson, { guests: lesson.guests.filter((id) => id !== userId) })
      : undefined;
  for (const { lessonId: id } of bookings?.lessons ?? [])
    await lessons.change({ schoolId, id }, without);
}

const AT_ONCE = 20;

/**
 * Takes a removed student out of the lessons that were booked and the lists of rights. Rights and bookings
 * stay for old records and go at `expires` (epoch seconds); repeating it does no harm.
 */
export async function retireMakeups(person: PersonId, expires: number): Promise<void> {
  await leaveLessons(person);
  await guestBookings.change(person, (bookings) => ({ ...bookings, expires }));
  let from: Item | undefined;
  do {
    const pk = personPartition(person.schoolId, person.userId);
    const page = await makeupRights.page(pk, RIGHT_PREFIX, { limit: AT_ONCE, from });
    const writes = page.items.flatMap((right) =>
      makeupRights.replacing(rightIdOf(right), right, { ...right, expires }),
    );
    if (writes.length > 0) await transact(writes);
    from = page.next;
  } while (from);
}
