import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { type Class, classes } from '#functions/domain/classes/class.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { users } from '#functions/domain/people/user.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';

/** Counts the students on leave who are still in the class: only their seats are free. */
async function loadAway(list: readonly Lesson[]): Promise<(lesson: Lesson) => number> {
  const ids = list.flatMap(({ schoolId, leaves }) =>
    leaves.map((userId) => ({ schoolId, userId })),
  );
  const found = await users.getMany(ids);
  const classesOf = new Map(found.flatMap((user) => (user ? [[user.id, user.classIds]] : [])));
  return ({ leaves, classId }) =>
    leaves.filter((id) => classesOf.get(id)?.includes(classId)).length;
}

type LessonWithClass = readonly [Lesson, Class | undefined];

/**
 * Free seats of lessons: the capacity of class and room minus the students who attend. Negative where more
 * attend than fit; 0 where the class is deleted.
 */
export async function freeSeats(
  list: readonly LessonWithClass[],
  { rooms }: CalendarSettings,
): Promise<number[]> {
  const awayFrom = await loadAway(list.map(([lesson]) => lesson));
  return list.map(([lesson, found]) => {
    if (!found) return 0;
    const guests = lesson.guests.length;
    const trials = lesson.trials?.length ?? 0;
    const attending = found.size - awayFrom(lesson) + guests + trials;
    const room = rooms.find(({ id }) => id === lesson.roomId)?.capacity || Number.MAX_SAFE_INTEGER;
    return Math.min(
      found.capacity - attending,
      room - attending,
      LESSON_LIMITS.guestsMax - guests - trials,
    );
  });
}

/** Seats for children who try a lesson, of those that are free. */
export const trialSeats = ({ trials = [] }: Lesson, seats: number): number =>
  Math.min(seats, LEAD_LIMITS.lessonTrialsMax - trials.length);

/** Free seats depend on the size of the class, which changes without the lesson. */
export const requiringSeats = ({ schoolId, id, size, capacity }: Class): TransactWrite => ({
  ConditionCheck: {
    Key: classes.key({ schoolId, id }),
    ConditionExpression: '#size = :size AND #capacity = :capacity',
    ExpressionAttributeNames: { '#size': 'size', '#capacity': 'capacity' },
    ExpressionAttributeValues: { ':size': size, ':capacity': capacity },
  },
});
