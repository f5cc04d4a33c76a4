import { classMemberships, MEMBERSHIP_PREFIX } from '#functions/domain/classes/class-membership.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { classPartition } from '#functions/platform/keys.ts';
import type { UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';

/** Who comes to a lesson: the students of its class as it is now, and guests. */
export async function loadComers({ schoolId, classId, guests }: Lesson): Promise<Set<UserId>> {
  const { items } = await classMemberships.page(
    classPartition(schoolId, classId),
    MEMBERSHIP_PREFIX,
    { limit: LIMITS.classCapacityMax },
  );
  return new Set([...items.map(({ userId }) => userId), ...guests]);
}
