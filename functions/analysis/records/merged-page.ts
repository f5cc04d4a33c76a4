import type { Item } from '#functions/platform/table.ts';

/** An entry of one of several lists that are shown as one. */
export interface Placed {
  /** Where it stands among those of all lists; the highest first. */
  readonly place: string;
  /** The position behind which its own list goes on. */
  readonly key: Item;
}

interface ReadPage<E> {
  readonly entries: readonly E[];
  readonly next: Item | undefined;
}
export type ReadList<E> = (limit: number, from: Item | undefined) => Promise<ReadPage<E>>;

/** Where each list goes on: its beginning, behind an entry, or not any more. */
type Position = { readonly from?: Item | undefined } | null;
const BEGINNING: Position = {};

interface Paging {
  readonly limit: number;
  readonly from: Item | undefined;
}

/** One page of several lists in one order. Each list is read up to a whole page, since all of it may come from one. */
export async function mergedPage<E extends Placed>(
  lists: readonly ReadList<E>[],
  { limit, from }: Paging,
): Promise<ReadPage<E>> {
  const known = (from?.['positions'] ?? []) as readonly Position[];
  const positions = lists.map((_, at) => (from ? (known[at] ?? null) : BEGINNING));
  const none: ReadPage<E> = { entries: [], next: undefined };
  const pages = await Promise.all(
    lists.map(async (read, at) => {
      const position = positions[at];
      return position ? read(limit, position.from) : none;
    }),
  );
  const all = pages.flatMap(({ entries }, list) => entries.map((entry) => ({ entry, list })));
  // Of the same place the earlier list's comes first, on every page.
  const shown = all
    .toSorted((a, b) =>
      a.entry.place === b.entry.place ? 0 : a.entry.place < b.entry.place ? 1 : -1,
    )
    .slice(0, limit);
  const after = pages.map(({ entries, next }, list): Position => {
    const taken = shown.filter((each) => each.list === list).map(({ entry }) => entry);
    if (taken.length === entries.length) return next ? { from: next } : null;
    const last = taken.at(-1);
    return last ? { from: last.key } : (positions[list] ?? null);
  });
  const isOver = after.every((position) => position === null);
  return {
    entries: shown.map(({ entry }) => entry),
    next: isOver ? undefined : { positions: after },
  };
}
