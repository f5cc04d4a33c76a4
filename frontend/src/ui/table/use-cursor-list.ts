import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
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
import { countEntries, type Page } from './full-page.ts';
import { type AsksAnswers, type AsksPages, pageQuery } from './page-query.ts';
import { type ListQuestion, useListQuestion } from './use-list-question.ts';

interface Settings {
  /** Identifies the list in the stored settings: columns and page size. */
  readonly name: string;
  /** Names of the filters, as URL parameters. */
  readonly filters?: readonly string[];
  /** Refetches the shown page after this many milliseconds, while the browser tab is visible. */
  readonly refreshMs?: number;
}
type Options<A, P> = Settings & (AsksPages<P> | AsksAnswers<A, P>);

const NO_FILTERS: readonly string[] = [];

/** Search, order and filters. Changes prefetch the first page at once, without waiting for the render. */
function useAskedPages<A, P extends Page<Identified>>(options: Options<A, P>) {
  const client = useQueryClient();
  const { question, setSearch, setSort, setFilter, clear } = useListQuestion(
    options.filters ?? NO_FILTERS,
  );
  const settings = useListSettings(options.name);
  const limit = settings.pageSize;

  const pageOf = (asked: ListQuestion, cursor: string | undefined) =>
    pageQuery<A, P>(options, { ...asked, limit, cursor });
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

function usePagedList<A, P extends Page<Identified>>(options: Options<A, P>) {
  const { pageOf, ...asking } = useAskedPages(options);
  const { question, settings } = asking;
  const key = JSON.stringify([question, settings.pageSize]);
  const [kept, setKept] = useState<KeyedStack>({ key, stack: FIRST_PAGE });
  const stack = stackFor(kept, key);
  const query = useQuery({
    ...pageOf(question, cursorOf(stack)),
    placeholderData: keepPreviousData,
    ...(options.refreshMs && { refetchInterval: options.refreshMs }),
  });
  const { data, isPlaceholderData, isFetching } = query;
  const rows: readonly P['list'][number][] = data?.list ?? [];
  const entries = data ? countEntries(data) : 0;

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
    to: from + entries - 1,
    hasPrevious,
    hasNext: !isPlaceholderData && Boolean(data?.cursor),
    previous: () => setKept({ key, stack: back(stack) }),
    next: () => setKept({ key, stack: forward(stack, data?.cursor ?? null, entries) }),
  };
}

type Answer<P extends Page<Identified>> = ReturnType<typeof usePagedList<unknown, P>>;
/** The list, as the components of a list screen use it. */
export type CursorList<Row extends Identified> = Omit<Answer<Page<Row>>, 'page'>;

/** A paged list of the server. The old rows stay visible until the next ones are loaded. */
export function useCursorList<P extends Page<Identified>>(
  options: Settings & AsksPages<P>,
): Answer<P>;
export function useCursorList<A, P extends Page<Identified>>(
  options: Settings & AsksAnswers<A, P>,
): Answer<P>;
export function useCursorList<A, P extends Page<Identified>>(options: Options<A, P>): Answer<P> {
  return usePagedList(options);
}
