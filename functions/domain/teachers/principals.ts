import { PEOPLE_LISTS } from '#functions/domain/people/user.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import { type SchoolId, UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';

/** The principals of a school who can sign in: all of them, or no more than so many, and then no more is read. */
export async function loadPrincipals(
  schoolId: SchoolId,
  most = Number.POSITIVE_INFINITY,
): Promise<UserId[]> {
  const list = schoolList(schoolId, PEOPLE_LISTS.principals);
  const ids: UserId[] = [];
  let from: Item | undefined;
  do {
    const { entries, next } = await pageOfList(list, {
      limit: Math.min(most - ids.length, LIMITS.pageSizeMax),
      from,
    });
    ids.push(...entries.map(({ target }) => UserId.parse(target)));
    from = next;
  } while (from && ids.length < most);
  return ids;
}
