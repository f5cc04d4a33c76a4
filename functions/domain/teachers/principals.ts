import { PEOPLE_LISTS, type PeopleList, users } from '#functions/domain/people/user.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import { type SchoolId, UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';

async function loadListed(schoolId: SchoolId, name: PeopleList): Promise<UserId[]> {
  const list = schoolList(schoolId, name);
  const ids: UserId[] = [];
  let from: Item | undefined;
  do {
    const { entries, next } = await pageOfList(list, { limit: LIMITS.pageSizeMax, from });
    ids.push(...entries.map(({ target }) => UserId.parse(target)));
    from = next;
  } while (from);
  return ids;
}

/** Reads all staff: principals who were stored before there was a list of them are not in it. */
async function findPrincipals(schoolId: SchoolId): Promise<UserId[]> {
  const staff = await loadListed(schoolId, PEOPLE_LISTS.staff);
  const found = await users.getMany(staff.map((userId) => ({ schoolId, userId })));
  return found.flatMap((user) =>
    user?.role === ROLE.principal && !user.disabled ? [user.id] : [],
  );
}

/** The principals of a school who can sign in. */
export async function loadPrincipals(schoolId: SchoolId): Promise<UserId[]> {
  const [listed, counts] = await Promise.all([
    loadListed(schoolId, PEOPLE_LISTS.principals),
    loadCounts(schoolId),
  ]);
  return listed.length < counts.principals ? findPrincipals(schoolId) : listed;
}
