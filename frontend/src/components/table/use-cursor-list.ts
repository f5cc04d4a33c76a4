import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useListSettings } from '#frontend/src/lib/list-settings.ts';
import type { Identified } from './column.ts';
import {
  back,
  cursorOf,
  FIRST_PAGE,
  forward,
  type KeyedStack,
  passedBefore,
  stackFor,
} from './cursor-stack.ts';
import { type Page, untilRows } from './full-page.ts';
import { type ListQuestion, useListQuestion } from './use-list-question.ts';

export interface PageAsked extends ListQuestion {
  readonly limit: number;
  readonly cursor: string | undefined;
}

interface Options<P extends Page<Identified>> {
  /** Names the list in what the browser keeps: columns and page size. */
  readonly name: string;
  /** Begins the keys of all its pages; invalidate it after a change. */
  readonly queryKey: QueryKey;
  readonly fetchPage: (asked: PageAsked, signal: AbortSignal) => Promise<P>;
  /** The filters' names, as they stand in the address. */
  readonly filters?: readonly string[];
}

const NO_FILTERS: readonly string[] = [];

/** A list of the server, page by page: the old rows stay until the next ones are there. */
export function useCursorList<Row extends Identified, P extends Page<Row> = Page<Row>>({
  name,
  queryKey,
  fetchPage,
  filters = NO_FILTERS,
}: Options<P>) {
  const asking = useListQuestion(filters);
  const settings = useListSettings(name);
  const { pageSize } = settings;
  const { question } = asking;
  const key = JSON.stringify([question, pageSize]);
  const [kept, setKept] = useState<KeyedStack>({ key, stack: FIRST_PAGE });
  const stack = stackFor(kept, key);
  const cursor = cursorOf(stack);

  const query = useQuery({
    queryKey: [...queryKey, question, pageSize, cursor ?? null],
    queryFn: ({ signal }) =>
      untilRows((at) => fetchPage({ ...question, limit: pageSize, cursor: at }, signal), cursor),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData, isFetching } = query;
  const rows: readonly P['list'][number][] = data?.list ?? [];

  const hasPrevious = stack.length > 0;
  const isBehindTheEnd = hasPrevious && !isFetching && data?.list.length === 0;
  // Its last row may have been removed: the list ends on the page before.
  useEffect(() => {
    if (isBehindTheEnd) setKept(({ stack: passed }) => ({ key, stack: back(passed) }));
  }, [isBehindTheEnd, key]);

  const from = passedBefore(stack) + 1;
  return {
    ...asking,
    name,
    settings,
    rows,
    total: data?.total ?? undefined,
    /** What the server sent along with the rows. */
    page: data,
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
    next: () => setKept({ key, stack: forward(stack, data?.cursor ?? null, rows.length) }),
  };
}

type Answer<Row extends Identified> = ReturnType<typeof useCursorList<Row>>;
/** What the parts of a list screen work with. */
export type CursorList<Row extends Identified> = Omit<Answer<Row>, 'page'>;
