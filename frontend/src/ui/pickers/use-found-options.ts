import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { readRows } from '#frontend/src/lib/read-rows.ts';

/** More options than this are not fetched; a longer part of the name narrows them. */
const MAX_OPTIONS = 30;

interface Asked {
  readonly cursor: string | undefined;
  readonly limit: number;
}

interface Found<Row, T> {
  readonly queryKey: QueryKey;
  readonly fetchPage: (
    asked: Asked,
    context: { readonly signal: AbortSignal },
  ) => Promise<{ readonly list: readonly Row[]; readonly cursor?: string | null }>;
  /** The option of a row; undefined for one that is not offered. */
  readonly toOption: (row: Row) => T | undefined;
  readonly most?: number;
  readonly enabled?: boolean;
}

/** Pages that are read for one search at most: the staff of the largest school are fewer. */
const PAGES = 10;

/** The first options of a list: where rows are not offered, further pages are read instead. */
export async function findOptions<Row, T>(
  {
    fetchPage,
    toOption,
    most = MAX_OPTIONS,
  }: Pick<Found<Row, T>, 'fetchPage' | 'toOption' | 'most'>,
  context: { readonly signal: AbortSignal },
): Promise<T[]> {
  const optionsOf = (rows: readonly Row[]) => rows.flatMap((row) => toOption(row) ?? []);
  let pages = 0;
  const rows = await readRows(
    (cursor) => {
      pages += 1;
      return fetchPage({ cursor, limit: most }, context);
    },
    (read) => pages >= PAGES || optionsOf(read).length >= most,
  );
  return optionsOf(rows).slice(0, most);
}

/** What a picker offers. The options of the search before stay until those of the new one have come. */
export const useFoundOptions = <Row, T>({ queryKey, enabled = true, ...found }: Found<Row, T>) =>
  useQuery({
    queryKey,
    queryFn: (context) => findOptions(found, context),
    placeholderData: keepPreviousData,
    enabled,
  });
