import { PEOPLE_LISTS, type User, users } from '#functions/domain/people/user.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { comparable } from '#shared/search/comparable.ts';

const SIBLINGS_MAX = 8;

/** The phones of a student's family: that of the account, and those of the guardians. */
const phonesOf = ({ phone, guardians }: User): Set<string> =>
  new Set([phone, ...guardians.map((each) => each.phone)].filter(Boolean));

/**
 * Other students of the school with a phone of the same family: a phone is entered by staff, or proven with a
 * code.
 */
export async function siblingsOf(user: User): Promise<User[]> {
  const { id, schoolId } = user;
  const pk = schoolList(schoolId, PEOPLE_LISTS.studentsFind);
  const phones = phonesOf(user);
  const pages = await Promise.all(
    [...phones].map((phone) =>
      pageOfList(pk, { limit: SIBLINGS_MAX + 1, prefix: comparable(phone) }),
    ),
  );
  const ids = new Set(
    pages.flatMap(({ entries }) => entries.map(({ target }) => UserId.parse(target))),
  );
  ids.delete(id);
  const found = await users.getMany([...ids].map((userId) => ({ schoolId, userId })));
  return found
    .flatMap((other) =>
      other?.role === ROLE.student &&
      !other.removed &&
      [...phonesOf(other)].some((phone) => phones.has(phone))
        ? [other]
        : [],
    )
    .slice(0, SIBLINGS_MAX);
}
