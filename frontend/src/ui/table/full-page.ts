/** One page as the list calls answer it (`page()` of the contracts' fields). */
export interface Page<Row> {
  readonly list: readonly Row[];
  readonly cursor: string | null;
  /** How many there are in all, where the server knows. */
  readonly total?: number | null | undefined;
}

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
