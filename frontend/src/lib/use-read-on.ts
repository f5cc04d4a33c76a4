import { useEffect } from 'react';

interface Pages {
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** So many pages are read without a click, unless a caller says otherwise. */
const MOST = 6;

/**
 * Reads on while not enough was found: a page is short, or empty, where rows lie that do not concern the reader. Answers
 * whether it still reads.
 */
export function useReadOn(query: Pages, isFound: boolean, most = MOST): boolean {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const read = data?.pages.length ?? 0;
  const isOpen = !isFound && !isError && read > 0 && read < most && hasNextPage;
  useEffect(() => {
    if (isOpen && !isFetching) void fetchNextPage();
  }, [isOpen, isFetching, fetchNextPage]);
  return isOpen;
}
