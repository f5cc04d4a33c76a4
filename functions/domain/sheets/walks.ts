import { beginningWith, inPartition } from '#functions/platform/key-range.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { getItemsInOrder, type Item, queryAll, type TableKey } from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';

/** A page of the items that a sheet shows, as they are stored. */
interface WalkedPage {
  readonly items: readonly Item[];
  readonly next: Item | undefined;
}
export type Walk = (schoolId: SchoolId, from: Item | undefined) => Promise<WalkedPage>;

/** The key of an item by the target of an entry in a list. */
type KeyOf = (schoolId: SchoolId, target: string) => TableKey;

const LISTED = 100;
const AT_ONCE = 8;

const loadItems = async (keys: readonly TableKey[]): Promise<Item[]> =>
  (await getItemsInOrder(keys)).filter((item) => item !== undefined);

/** The items of a list of the school, in its order. */
export const listed =
  (list: string, keyOf: KeyOf): Walk =>
  async (schoolId, from) => {
    const { entries, next } = await pageOfList(schoolList(schoolId, list), { limit: LISTED, from });
    return { items: await loadItems(entries.map(({ target }) => keyOf(schoolId, target))), next };
  };

/** What lies with each item of a list, e.g. the students of each class. */
export const below =
  (
    list: string,
    itemsOf: (schoolId: SchoolId, target: string) => Promise<readonly Item[]>,
    limit = 20,
  ): Walk =>
  async (schoolId, from) => {
    const { entries, next } = await pageOfList(schoolList(schoolId, list), { limit, from });
    const found = await mapConcurrently(entries, AT_ONCE, ({ target }) =>
      itemsOf(schoolId, target),
    );
    return { items: found.flat(), next };
  };

/** The items of a partition that begin with a prefix. */
export const under = (pk: string, prefix: string): Promise<Item[]> =>
  queryAll(beginningWith(pk, prefix));

/** The items that a list of a person or a task names. */
export async function namedBy(list: string, keyOf: (target: string) => TableKey): Promise<Item[]> {
  const entries = await queryAll(inPartition(list));
  return loadItems(entries.map(({ target }) => keyOf(String(target))));
}
