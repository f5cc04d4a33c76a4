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
  /** Names the list in what the browser keeps: columns and page size. */
  readonly name: string;
  /** The call that answers one page. */
  readonly ask: (asked: PageAsked) => CallQuery<A>;
  /** What the list makes of an answer that is no page of rows with ids. */
  readonly toPage?: (answer: A, question: ListQuestion) => P;
  /** The filters' names, as they stand in the address. */
  readonly filters?: readonly string[];
  /** What is looked at is asked for anew after so many milliseconds, while the page is in sight. */
  readonly refreshMs?: number;
}

const NO_FILTERS: readonly string[] = [];

/** The question, and the first page of a new one is asked for at once: drawing the screen anew takes longer. */
function useAskedPages<A, P extends Page<Identified>>(options: Options<A, P>) {
  const { name, ask, filters = NO_FILTERS } = options;
  const client = useQueryClient();
  const { question, setSearch, setSort, setFilter, clear } = useListQuestion(filters);
  const settings = useListSettings(name);
  const limit = settings.pageSize;
  // Where nothing is made of it, the answer is the page.
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

type Answer<Row extends Identified> = ReturnType<typeof useCursorList<Page<Row>, Page<Row>>>;
/** What the parts of a list screen work with. */
export type CursorList<Row extends Identified> = Omit<Answer<Row>, 'page'>;
