import type { ListPage, ListQuery } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';

export interface Paging {
  readonly limit: number;
  readonly from?: Item | undefined;
}

export interface FilteredPage<T> {
  readonly items: T[];
  readonly next?: Item | undefined;
}

interface Filtered<T> extends Paging {
  readonly read: (paging: Pick<ListQuery, 'limit' | 'from'>) => Promise<ListPage>;
  /** The items of some entries, in their order; undefined for one that must not be answered. */
  readonly load: (entries: ListPage['entries']) => Promise<readonly (T | undefined)[]>;
}

/** Pages of entries read for one answer at most: this bounds the cost of a call. */
const READ_FACTOR = 4;

/** A page of those items of a list that a filter keeps; it may be short although more follow. */
export async function filteredPage<T>(asked: Filtered<T>): Promise<FilteredPage<T>> {
  const { limit, read, load } = asked;
  const items: T[] = [];
  let { from } = asked;
  for (let pages = 0; pages < READ_FACTOR; pages += 1) {
    const page = await read({ limit, from });
    const found = await load(page.entries);
    for (const [index, entry] of page.entries.entries()) {
      const item = found[index];
      if (item === undefined) continue;
      items.push(item);
      if (items.length === limit && (index < page.entries.length - 1 || page.next))
        return { items, next: { ...entry.key } };
    }
    from = page.next;
    if (!from) return { items };
  }
  return { items, next: from };
}
