import type { GuestBookings } from '#functions/domain/lessons/guest-bookings.ts';
import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import {
  loadLessonParams,
  type MakeupNotice,
  notifyingOfMakeup,
} from '#functions/domain/makeups/makeup-notices.ts';
import { users } from '#functions/domain/people/user.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UserId } from '#shared/ids.ts';

interface Change {
  readonly before?: LessonValue | undefined;
  readonly after?: LessonValue | undefined;
}

const AT_ONCE = 50;

/** Guests who are still at the school, and students on leave who are still in the class. */
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
 * Notifies guests of a lesson that it has moved or is cancelled, and students on leave that it has moved: their
 * leave stays, but they may cancel it. Runs after the change, whose transaction may have no room for many notices.
 */
export async function notifyVisitors(
  { before, after }: Change,
  bookings: readonly GuestBookings[],
  now: Date,
): Promise<void> {
  if (!before || before.guests.length + before.leaves.length === 0) return;
  if (after?.startsAt === before.startsAt) return;
  const { schoolId } = before;
  const { guests, leaves } = await loadVisitors(before);
  const params = await loadLessonParams(after ?? before);
  const notify = (kind: MakeupNotice) => (userId: UserId) =>
    notifyingOfMakeup({ schoolId, userId }, kind, params, now);
  const isMakeup = (guest: UserId): boolean =>
    bookings.some(
      ({ userId, lessons }) =>
        userId === guest &&
        lessons.some(({ lessonId, missed }) => lessonId === before.id && missed),
    );
  const [makeups, visits] = [guests.filter(isMakeup), guests.filter((id) => !isMakeup(id))];
  const notices: TransactWrite[] = [
    ...makeups.flatMap(notify(after ? 'GuestMoved' : 'Unbooked')),
    ...visits.flatMap(notify(after ? 'VisitMoved' : 'NoVisit')),
    ...(after ? leaves.flatMap(notify('LeaveMoved')) : []),
  ];
  for (let first = 0; first < notices.length; first += AT_ONCE)
    await transact(notices.slice(first, first + AT_ONCE));
}
