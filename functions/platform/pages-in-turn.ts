import type { Item } from './table.ts';

interface Paging {
  readonly limit: number;
  readonly from?: Item | undefined;
}

interface Page<T> {
  readonly items: readonly T[];
  readonly next?: Item | undefined;
}

/** Pages read for one answer at most beyond one of each list, so that the cost of a call is limited. */
const SHORT_PAGES = 2;

/** One page of several lists, one after the other. A page may be short although more follow. */
export async function pageInTurn<T>(
  lists: readonly ((paging: Paging) => Promise<Page<T>>)[],
  { limit, from }: Paging,
): Promise<{ readonly items: T[]; readonly next: Item | undefined }> {
  const items: T[] = [];
  let turn = Number(from?.['turn'] ?? 0);
  let place = from?.['place'] as Item | undefined;
  for (let read = 0; read < lists.length + SHORT_PAGES && items.length < limit; read += 1) {
    const list = lists[turn];
    if (!list) break;
    const page = await list({ limit: limit - items.length, from: place });
    items.push(...page.items);
    place = page.next;
    if (!place) turn += 1;
  }
  const isOver = turn >= lists.length;
  return { items, next: isOver ? undefined : { turn, ...(place && { place }) } };
}
