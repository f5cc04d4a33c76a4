import { classPartition } from '#functions/_lib/entities/class.ts';
import { classMemberships, MEMBERSHIP_PREFIX } from '#functions/_lib/entities/class-membership.ts';
import type { Lesson } from '#functions/_lib/entities/lesson.ts';
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
