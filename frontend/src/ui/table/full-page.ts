/** One page as the list calls answer it (`page()` of the contracts' fields). */
export interface Page<Row> {
  readonly list: readonly Row[];
  readonly cursor: string | null;
  /** How many there are in all, where the server knows. */
  readonly total?: number | null | undefined;
  /** How many entries of the server's list the rows are, where an entry may have several rows. */
  readonly entries?: number | undefined;
}

/** What a page counts for in "1–20 of 21": page size and total are those of the server, which knows no rows. */
export const countEntries = ({ list, entries }: Page<unknown>): number => entries ?? list.length;

/**
 * Fetches pages until one has rows. A search may answer an empty page although more follow, because the server
 * reads a limited part of the list at a time.
 */
export async function untilRows<P extends Page<unknown>>(
  fetchPage: (cursor: string | undefined) => Promise<P>,
  cursor: string | undefined,
): Promise<P> {
  let page = await fetchPage(cursor);
  while (page.list.length === 0 && page.cursor !== null) page = await fetchPage(page.cursor);
  return page;
}
