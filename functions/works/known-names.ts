import { loadMemberIds } from '#functions/domain/classes/class-membership.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { Work } from '#functions/domain/works/work.ts';
import { LIMITS } from '#shared/limits.ts';

/** The full names that a text about a child's work could tell: the child's own and those of the classmates. */
export async function namesAround({ schoolId, owner }: Work): Promise<string[]> {
  const author = await users.get({ schoolId, userId: owner });
  return author ? [author.name, ...(await classmatesOf(author))] : [];
}

/** Those of as many students as the largest class has; who is in many classes has the first of them. */
async function classmatesOf({ schoolId, classIds }: User): Promise<string[]> {
  const members = await Promise.all(classIds.map((id) => loadMemberIds(schoolId, id)));
  const ids = [...new Set(members.flat())].slice(0, LIMITS.classCapacityMax);
  const found = await users.getMany(ids.map((userId) => ({ schoolId, userId })));
  return found.flatMap((user) => user?.name ?? []);
}
