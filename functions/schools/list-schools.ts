import { SCHOOL_LISTS, type School, schools } from '#functions/domain/schools/school.ts';
import { countsKey, toCounts } from '#functions/domain/schools/school-counts.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, platformList } from '#functions/platform/listing.ts';
import { getItems, type Item } from '#functions/platform/table.ts';
import { searchPage } from '#functions/platform/text-search.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { schools as contract } from '#shared/schools/contract.ts';

const loadSchools = (ids: readonly string[]) => schools.getMany(ids as SchoolId[]);

async function listed(list: string, limit: number, from: Item | undefined) {
  const page = await pageOfList(platformList(list), { limit, from, descending: true });
  const found = await loadSchools(page.entries.map(({ target }) => target));
  return { items: found.flatMap((school) => school ?? []), next: page.next };
}

const searched = (words: string, limit: number, from: Item | undefined) =>
  searchPage({
    pk: platformList(SCHOOL_LISTS.find),
    words,
    limit,
    from,
    load: loadSchools,
    texts: ({ name }) => [name],
  });

async function withCounts(list: readonly School[]) {
  const items = list.length > 0 ? await getItems(list.map(({ id }) => countsKey(id))) : [];
  const byKey = new Map(items.map((item) => [item.pk, item]));
  return list.map(({ id, name, edition, state, subscription: { start, end } }) => {
    const { teachers, students, unlicensed } = toCounts(byKey.get(countsKey(id).pk));
    return {
      id,
      name,
      edition,
      state,
      subscription: { start, end },
      teachers,
      students,
      unlicensed,
    };
  });
}

export const listSchools: UseCase<typeof contract.endpoints.allSchools> = async (
  _actor,
  { limit, cursor, search, unlicensed },
) => {
  const list = unlicensed === '1' ? SCHOOL_LISTS.unlicensed : SCHOOL_LISTS.all;
  const name = search ? `schools ${search}` : list;
  const from = await fromCursor(cursor, name);
  const { items, next } = search
    ? await searched(search, limit, from)
    : await listed(list, limit, from);
  const rows = await withCounts(items);
  return {
    // A school stays in this list after its last student got a licence.
    list: unlicensed === '1' ? rows.filter((row) => row.unlicensed > 0) : rows,
    cursor: await toCursor(next, name),
  };
};
