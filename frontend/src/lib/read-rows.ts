interface Page<Row> {
  readonly list: readonly Row[];
  readonly cursor?: string | null;
}

/** Fetches the page at a cursor; the first one without. */
type FetchPage<Row> = (cursor: string | undefined) => Promise<Page<Row>>;

/** Reads page after page until the rows are enough, or none is left. A page may be short although more follow. */
export async function readRows<Row>(
  fetchPage: FetchPage<Row>,
  isEnough: (rows: readonly Row[]) => boolean = () => false,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await fetchPage(cursor);
    rows.push(...page.list);
    cursor = page.cursor ?? undefined;
  } while (cursor && !isEnough(rows));
  return rows;
}
