import { PEOPLE_LISTS } from '#functions/domain/people/user.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import { type SchoolId, UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';

/** The principals of a school who can sign in. */
export async function loadPrincipals(schoolId: SchoolId): Promise<UserId[]> {
  const list = schoolList(schoolId, PEOPLE_LISTS.principals);
  const ids: UserId[] = [];
  let from: Item | undefined;
  do {
    const { entries, next } = await pageOfList(list, { limit: LIMITS.pageSizeMax, from });
    ids.push(...entries.map(({ target }) => UserId.parse(target)));
    from = next;
  } while (from);
  return ids;
}
