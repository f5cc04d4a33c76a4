import { type ListedEntry, type ListQuery, pageOfList } from './listing.ts';

/** Below so many, single reads cost less than a query. */
export const FEW = 8;
/** Entries of the list that one query may read for each that is wanted. */
export const FACTOR = 4;

interface Kind<Id, R> {
  readonly rowsOf: (
    entries: readonly Pick<ListedEntry, 'target' | 'row'>[],
    idOf: (target: string) => Id,
  ) => Promise<(R | undefined)[]>;
}

/** A list with an entry for almost every item that is looked for, e.g. of all open classes. */
interface List extends Pick<ListQuery, 'prefix'> {
  readonly pk: string;
}

/**
 * The rows of some items by their ids. Many are looked for in one query of a list whose entries carry them;
 * what is not found there is read item by item.
 */
export async function rowsById<I extends string, Id, R>(
  kind: Kind<Id, R>,
  list: List,
  ids: Iterable<I>,
  idOf: (id: I) => Id,
): Promise<ReadonlyMap<I, R>> {
  const wanted = new Set<string>(ids);
  const { pk, ...query } = list;
  const { entries } =
    wanted.size < FEW
      ? { entries: [] }
      : await pageOfList(pk, { ...query, limit: wanted.size * FACTOR });
  const listed = entries.filter(({ target }) => wanted.delete(target));
  const all = [...listed, ...[...wanted].map((target) => ({ target }))];
  const rows = await kind.rowsOf(all, (target) => idOf(target as I));
  return new Map(
    all.flatMap(({ target }, index) => {
      const row = rows[index];
      return row ? [[target as I, row]] : [];
    }),
  );
}
