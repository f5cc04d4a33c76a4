import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import { nameLesson, telling } from '#functions/domain/makeups/tell.ts';
import { users } from '#functions/domain/people/user.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UserId } from '#shared/ids.ts';

interface Change {
  readonly before?: LessonValue | undefined;
  readonly after?: LessonValue | undefined;
}

const AT_ONCE = 50;

/** Guests who are still at the school, and those on leave who are still in the class. */
async function loadVisitors({ schoolId, classId, guests, leaves }: LessonValue) {
  const ids = [...new Set([...guests, ...leaves])];
  const found = await users.getMany(ids.map((userId) => ({ schoolId, userId })));
  const here = new Map(found.flatMap((user) => (user && !user.removed ? [[user.id, user]] : [])));
  return {
    guests: guests.filter((id) => here.has(id)),
    leaves: leaves.filter((id) => here.get(id)?.classIds.includes(classId)),
  };
}

/**
 * Tells guests that the lesson they come to has moved or does not take place, and those on leave that it
 * has moved: leave stays with the lesson, and may be cancelled by whoever can come now.
 * It follows the change: a lesson of many on leave would be too much for one transaction.
 */
export async function tellVisitors({ before, after }: Change, now: Date): Promise<void> {
  if (!before || before.guests.length + before.leaves.length === 0) return;
  if (after?.startsAt === before.startsAt) return;
  const { schoolId } = before;
  const { guests, leaves } = await loadVisitors(before);
  const params = await nameLesson(after ?? before);
  const tell = (news: Parameters<typeof telling>[1]) => (userId: UserId) =>
    telling({ schoolId, userId }, news, params, now);
  const notices: TransactWrite[] = [
    ...guests.flatMap(tell(after ? 'GuestMoved' : 'Unbooked')),
    ...(after ? leaves.flatMap(tell('LeaveMoved')) : []),
  ];
  for (let first = 0; first < notices.length; first += AT_ONCE)
    await transact(notices.slice(first, first + AT_ONCE));
}
