import {
  keepPreviousData,
  type QueryKey,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
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

interface PageAsked extends ListQuestion {
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
  /** What is looked at is asked for anew after so many milliseconds, while the page is in sight. */
  readonly refreshMs?: number;
}

const NO_FILTERS: readonly string[] = [];

/** The question, and the first page of a new one is asked for at once: drawing the screen anew takes longer. */
function useAskedPages<Row extends Identified, P extends Page<Row>>(options: Options<P>) {
  const { name, queryKey, fetchPage, filters = NO_FILTERS } = options;
  const client = useQueryClient();
  const { question, setSearch, setSort, setFilter, clear } = useListQuestion(filters);
  const settings = useListSettings(name);
  const limit = settings.pageSize;

  const pageOf = (asked: ListQuestion, cursor: string | undefined) =>
    queryOptions({
      queryKey: [...queryKey, asked, limit, cursor ?? null],
      queryFn: ({ signal }) =>
        untilRows((at) => fetchPage({ ...asked, limit, cursor: at }, signal), cursor),
    });
  const ahead = (changes: Partial<ListQuestion>) =>
    // The list that is drawn with it tells what went wrong.
    client.query(pageOf({ ...question, ...changes }, undefined)).catch(() => undefined);

  return {
    settings,
    pageOf,
    question,
    setFilter,
    clear,
    setSearch: (search: string) => {
      ahead({ search });
      setSearch(search);
    },
    setSort: (sort: string) => {
      ahead({ sort });
      setSort(sort);
    },
  };
}

/** A list of the server, page by page: the old rows stay until the next ones are there. */
export function useCursorList<Row extends Identified, P extends Page<Row> = Page<Row>>(
  options: Options<P>,
) {
  const { pageOf, ...asking } = useAskedPages<Row, P>(options);
  const { question, settings } = asking;
  const key = JSON.stringify([question, settings.pageSize]);
  const [kept, setKept] = useState<KeyedStack>({ key, stack: FIRST_PAGE });
  const stack = stackFor(kept, key);
  const query = useQuery({
    ...pageOf(question, cursorOf(stack)),
    placeholderData: keepPreviousData,
    refetchInterval: options.refreshMs ?? false,
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
