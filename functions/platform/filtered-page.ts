import type { ListPage, ListQuery } from './listing.ts';
import type { Item } from './table.ts';

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
  /** Entries that are read at a time; as many as are to be answered, unless it is given. */
  readonly step?: number | undefined;
  /** How often they are read for one answer at most: this bounds the cost of a call. */
  readonly steps?: number;
}

/** A page of those items of a list that a filter keeps; it may be short although more follow. */
export async function filteredPage<T>(asked: Filtered<T>): Promise<FilteredPage<T>> {
  const { limit, read, load, step = limit, steps = 4 } = asked;
  const items: T[] = [];
  let { from } = asked;
  for (let done = 0; done < steps; done += 1) {
    const page = await read({ limit: step, from });
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
