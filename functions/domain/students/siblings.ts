import { PEOPLE_LISTS, type User, users } from '#functions/domain/people/user.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { UserId } from '#shared/ids.ts';
import { comparable } from '#shared/search/comparable.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import { isStudent } from './student-scope.ts';

/** Whether staff have linked two students. */
export const isSibling = (user: User, other: User): boolean =>
  user.siblings.includes(other.id) && other.siblings.includes(user.id);

/** Present siblings of a student, whom staff have linked. A phone in common links nobody: anybody may have typed it. */
export async function siblingsOf(user: User): Promise<User[]> {
  const { schoolId, siblings } = user;
  const found = await users.getMany(siblings.map((userId) => ({ schoolId, userId })));
  return found.filter((other): other is User => isStudent(other) && isSibling(user, other));
}

/** The phones of a student's family: that of the account, and those of the guardians. */
const phonesOf = ({ phone, guardians }: User): Set<string> =>
  new Set([phone, ...guardians.map((each) => each.phone)].filter(Boolean));

/** Other students of the school with a phone of the same family who are not linked: siblings, or a mistake. */
export async function studentsOfSamePhone(user: User): Promise<User[]> {
  const { schoolId } = user;
  const { siblingsMax } = STUDENT_LIMITS;
  const pk = schoolList(schoolId, PEOPLE_LISTS.studentsFind);
  const phones = phonesOf(user);
  const pages = await Promise.all(
    [...phones].map((phone) =>
      pageOfList(pk, { limit: 2 * siblingsMax, prefix: comparable(phone) }),
    ),
  );
  const ids = new Set(
    pages.flatMap(({ entries }) => entries.map(({ target }) => UserId.parse(target))),
  );
  for (const id of [user.id, ...user.siblings]) ids.delete(id);
  const found = await users.getMany([...ids].map((userId) => ({ schoolId, userId })));
  return found
    .filter((other): other is User => isStudent(other))
    .filter((other) => [...phonesOf(other)].some((phone) => phones.has(phone)))
    .slice(0, siblingsMax);
}
