import { PEOPLE_LISTS, type User, users } from '#functions/domain/people/user.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { comparable } from '#functions/platform/text-search.ts';
import { UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

const SIBLINGS_MAX = 8;

/**
 * Other students of the school whose account has the same phone: that of the family, because a phone is entered
 * by staff or proven with a code.
 */
export async function siblingsOf({ id, schoolId, phone }: User): Promise<User[]> {
  const words = comparable(phone);
  if (!words) return [];
  const pk = schoolList(schoolId, PEOPLE_LISTS.studentsFind);
  const { entries } = await pageOfList(pk, { limit: SIBLINGS_MAX + 1, prefix: words });
  const ids = new Set(entries.map(({ target }) => UserId.parse(target)));
  ids.delete(id);
  const found = await users.getMany([...ids].map((userId) => ({ schoolId, userId })));
  return found.flatMap((user) =>
    user?.role === ROLE.student && !user.removed && !user.disabled && user.phone === phone
      ? [user]
      : [],
  );
}
