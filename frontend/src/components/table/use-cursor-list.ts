import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useListSettings } from '#frontend/src/lib/list-settings.ts';
import type { Identified } from './column.ts';
import {
  back,
  FIRST_PAGE,
  forward,
  type KeyedStack,
  pageNumber,
  positionOf,
  stackFor,
} from './cursor-stack.ts';
import { type ListQuestion, useListQuestion } from './use-list-question.ts';

/** One page as the list calls answer it (`page()` of the contracts' fields). */
interface Page<Row> {
  readonly list: readonly Row[];
  readonly cursor: string | null;
  /** How many there are in all, where the server knows. */
  readonly total?: number | null | undefined;
}

export interface PageAsked extends ListQuestion {
  readonly limit: number;
  readonly cursor: string | undefined;
}

interface Options<Row> {
  /** Names the list in what the browser keeps: columns and page size. */
  readonly name: string;
  /** Begins the keys of all its pages; invalidate it after a change. */
  readonly queryKey: QueryKey;
  readonly fetchPage: (asked: PageAsked, signal: AbortSignal) => Promise<Page<Row>>;
  /** The filters' names, as they stand in the address. */
  readonly filters?: readonly string[];
}

const NO_FILTERS: readonly string[] = [];

/** A list of the server, page by page: the old rows stay until the next ones are there. */
export function useCursorList<Row extends Identified>({
  name,
  queryKey,
  fetchPage,
  filters = NO_FILTERS,
}: Options<Row>) {
  const asking = useListQuestion(filters);
  const settings = useListSettings(name);
  const { pageSize } = settings;
  const { question } = asking;
  const key = JSON.stringify([question, pageSize]);
  const [kept, setKept] = useState<KeyedStack>({ key, stack: FIRST_PAGE });
  const stack = stackFor(kept, key);
  const cursor = positionOf(stack);

  const query = useQuery({
    queryKey: [...queryKey, question, pageSize, cursor ?? null],
    queryFn: ({ signal }) => fetchPage({ ...question, limit: pageSize, cursor }, signal),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData, isFetching } = query;
  const rows = data?.list ?? [];

  const hasPrevious = stack.length > 0;
  const isBehindTheEnd = hasPrevious && !isFetching && data?.list.length === 0;
  // Its last row may have been removed: the list ends on the page before.
  useEffect(() => {
    if (isBehindTheEnd) setKept(({ stack: passed }) => ({ key, stack: back(passed) }));
  }, [isBehindTheEnd, key]);

  const from = (pageNumber(stack) - 1) * pageSize + 1;
  return {
    ...asking,
    name,
    settings,
    rows,
    total: data?.total ?? undefined,
    /** Nothing has been loaded yet. */
    isPending: query.isPending,
    /** The rows are of the question before; the next ones are on their way. */
    isLoading: isPlaceholderData || query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    from,
    to: from + rows.length - 1,
    hasPrevious,
    hasNext: !isPlaceholderData && Boolean(data?.cursor),
    previous: () => setKept({ key, stack: back(stack) }),
    next: () => setKept({ key, stack: forward(stack, data?.cursor ?? null) }),
  };
}

export type CursorList<Row extends Identified> = ReturnType<typeof useCursorList<Row>>;
