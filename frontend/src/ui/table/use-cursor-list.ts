import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useListSettings } from '#frontend/src/lib/list-settings.ts';
import type { CallQuery } from '#frontend/src/lib/query.ts';
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

interface Options<A, P> {
  /** Identifies the list in the stored settings: columns and page size. */
  readonly name: string;
  /** The call that answers one page. */
  readonly ask: (asked: PageAsked) => CallQuery<A>;
  /** Converts an answer that is not a page of rows with ids. */
  readonly toPage?: (answer: A, question: ListQuestion) => P;
  /** Names of the filters, as URL parameters. */
  readonly filters?: readonly string[];
  /** Refetches the shown page after this many milliseconds, while the browser tab is visible. */
  readonly refreshMs?: number;
}

const NO_FILTERS: readonly string[] = [];

/** Search, order and filters. Changes prefetch the first page at once, without waiting for the render. */
function useAskedPages<A, P extends Page<Identified>>(options: Options<A, P>) {
  const { name, ask, filters = NO_FILTERS } = options;
  const client = useQueryClient();
  const { question, setSearch, setSort, setFilter, clear } = useListQuestion(filters);
  const settings = useListSettings(name);
  const limit = settings.pageSize;
  // Without `toPage` the answer is the page.
  const toPage = options.toPage ?? ((answer: A) => answer as unknown as P);

  const pageOf = (asked: ListQuestion, cursor: string | undefined) => ({
    queryKey: ask({ ...asked, limit, cursor }).queryKey,
    queryFn: async (context: { readonly signal: AbortSignal }) => {
      const fetchPage = async (at: string | undefined) => {
        const answer = await ask({ ...asked, limit, cursor: at }).queryFn(context);
        const page = toPage(answer, asked);
        return { list: page.list, cursor: page.cursor, answer };
      };
      return (await untilRows(fetchPage, cursor)).answer;
    },
    select: (answer: A): P => toPage(answer, asked),
  });
  const ahead = (changes: Partial<ListQuestion>) =>
    // Errors are shown by the list itself.
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

/** A paged list of the server. The old rows stay visible until the next ones are loaded. */
export function useCursorList<
  A,
  P extends Page<Identified> = A extends Page<Identified> ? A : never,
>(options: Options<A, P>) {
  const { pageOf, ...asking } = useAskedPages(options);
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
  // The last row of the last page may have been removed: go back a page.
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
    /** The rows are those of the previous request; the next ones are loading. */
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

type Answer<Row extends Identified> = ReturnType<typeof useCursorList<Page<Row>, Page<Row>>>;
/** The list, as the components of a list screen use it. */
export type CursorList<Row extends Identified> = Omit<Answer<Row>, 'page'>;
