import {
  classMoves,
  loadMemberIds,
  MOVE_PREFIX,
} from '#functions/domain/classes/class-membership.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { RecordLine } from '#functions/domain/records/lesson-record.ts';
import { classPartition } from '#functions/platform/keys.ts';
import type { UserId } from '#shared/ids.ts';

/** A student who may be in the record of a lesson. */
export interface RosterMember extends Pick<RecordLine, 'userId' | 'name' | 'guest' | 'reason'> {
  readonly user: User;
}

type Direction = 'in' | 'out';

/** The first move of each student since the lesson began: it shows whether the student was in the class then. */
async function movesSince({
  schoolId,
  classId,
  startsAt,
}: Lesson): Promise<Map<UserId, Direction>> {
  const span = [`${MOVE_PREFIX}${startsAt}`, `${MOVE_PREFIX}~`] as const;
  const first = new Map<UserId, Direction>();
  for (const move of await classMoves.between(classPartition(schoolId, classId), span))
    if (!first.has(move.userId)) first.set(move.userId, move.direction);
  return first;
}

/**
 * The students who may be in the record. `expected` are those who were in the class when the lesson began and
 * still are, and all guests. Students who have joined or left since may have attended or not: the author of
 * the record decides. Students who are `recorded` already are left out.
 */
export async function loadRoster(
  lesson: Lesson,
  recorded: readonly Pick<RecordLine, 'userId'>[] = [],
): Promise<RosterMember[]> {
  const { schoolId, classId, guests } = lesson;
  const [members, moves] = await Promise.all([
    loadMemberIds(schoolId, classId),
    movesSince(lesson),
  ]);
  const reasons = new Map<UserId, RosterMember['reason']>();
  for (const userId of members)
    reasons.set(userId, moves.get(userId) === 'in' ? 'joined_since' : 'expected');
  for (const userId of moves.keys()) if (!reasons.has(userId)) reasons.set(userId, 'left_since');
  const own = new Set(reasons.keys());
  for (const userId of guests) reasons.set(userId, 'expected');
  const known = new Set(recorded.map(({ userId }) => userId));
  const ids = [...reasons.keys()].filter((id) => !known.has(id));
  const found = await users.getMany(ids.map((userId) => ({ schoolId, userId })));
  return found.flatMap((user) => {
    const reason = user && reasons.get(user.id);
    if (!user || !reason) return [];
    const { id: userId, name, removed } = user;
    const present = removed ? 'left_since' : reason;
    return { userId, name, guest: !own.has(userId), reason: present, user };
  });
}
