import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { readRows } from '#frontend/src/lib/read-rows.ts';
import { contains } from '#shared/search/comparable.ts';

/** More options than this are not fetched; a longer part of the name narrows them. */
const MAX_OPTIONS = 30;

interface Asked {
  readonly cursor: string | undefined;
  readonly limit: number;
}

interface Found<Row, T> {
  /** Any part of a name. */
  readonly search: string;
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

/** The options whose names fit a search, compared as the server compares them. */
export function narrowed<T extends { readonly name: string }>(
  options: readonly T[],
  search: string,
): readonly T[] {
  return options.filter(({ name }) => contains(name, search));
}

/**
 * What a picker offers. Until the options of a new search have come, those of the search before that fit it stay
 * where they are, so that none moves away under a finger.
 */
export function useFoundOptions<Row, T extends { readonly name: string }>({
  search,
  queryKey,
  enabled = true,
  ...found
}: Found<Row, T>) {
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey,
    queryFn: (context) => findOptions(found, context),
    placeholderData: keepPreviousData,
    enabled,
  });
  return { data: isPlaceholderData && data ? narrowed(data, search) : data, isFetching };
}
