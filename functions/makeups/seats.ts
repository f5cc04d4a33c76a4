import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { Class } from '#functions/domain/classes/class.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { users } from '#functions/domain/people/user.ts';
import { LIMITS } from '#shared/limits.ts';

/** Those on leave who are still in the class: only their seats are free. */
async function loadAway(list: readonly Lesson[]): Promise<(lesson: Lesson) => number> {
  const ids = list.flatMap(({ schoolId, leaves }) =>
    leaves.map((userId) => ({ schoolId, userId })),
  );
  const found = await users.getMany(ids);
  const classesOf = new Map(found.flatMap((user) => (user ? [[user.id, user.classIds]] : [])));
  return ({ leaves, classId }) =>
    leaves.filter((id) => classesOf.get(id)?.includes(classId)).length;
}

type Seated = readonly [Lesson, Class | undefined];

/**
 * Seats of lessons that nobody has: what the class and the room hold, without those who come and with
 * those on leave; below 0 where more come than fit. None where the class is gone.
 */
export async function freeSeats(
  list: readonly Seated[],
  { rooms }: CalendarSettings,
): Promise<number[]> {
  const awayFrom = await loadAway(list.map(([lesson]) => lesson));
  return list.map(([lesson, found]) => {
    if (!found) return 0;
    const guests = lesson.guests.length;
    const coming = found.size - awayFrom(lesson) + guests;
    const room = rooms.find(({ id }) => id === lesson.roomId)?.capacity || Number.MAX_SAFE_INTEGER;
    return Math.min(found.capacity - coming, room - coming, LIMITS.lessonGuestsMax - guests);
  });
}
