import {
  type DataTag,
  type InfiniteData,
  partialMatchKey,
  type QueryClient,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import type * as z from 'zod';
import type { Answer, Endpoint, Group, Payload } from '#shared/endpoint.ts';
import { type Call, send } from './api.ts';
import { forgetEarlyAnswers } from './home-parts.ts';

/** Separates cached answers to the same call with the same payload. */
type Variant = string | number | Readonly<Record<string, string>>;

interface Context {
  readonly signal: AbortSignal;
}

/**
 * The query key of a call with a payload; with a part of the payload, a prefix of several keys.
 * An undefined field counts as missing. Without a variant it is the key of the call's own answer: `cacheHome` writes
 * those that have been read early.
 */
export const keyOf = <E extends Endpoint>(
  { path }: E | Call<E>,
  payload: Partial<Payload<E>>,
  variant?: Variant,
): QueryKey => (variant === undefined ? [path, payload] : [path, payload, variant]);

/** What `useQuery` and the query client need to know of a call. */
export interface CallQuery<A> {
  readonly queryKey: DataTag<QueryKey, A>;
  readonly queryFn: (context: Context) => Promise<A>;
}

/**
 * A call of the contract as a query; the same call with the same payload shares one cached answer. A `variant`
 * is cached separately, for callers that need a snapshot.
 */
export const queryOf = <E extends Endpoint>(
  endpoint: E | Call<E>,
  payload: Payload<E>,
  variant?: Variant,
): CallQuery<Answer<E>> => ({
  queryKey: keyOf(endpoint, payload, variant) as CallQuery<Answer<E>>['queryKey'],
  queryFn: ({ signal }) => send(endpoint, payload, { signal }),
});

/** What an edit begins from: always fresh, and not asked for again while it is edited. */
export const editQueryOf = <E extends Endpoint>(endpoint: E, payload: Payload<E>) => ({
  ...queryOf(endpoint, payload, 'edit'),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
});

type Cursor = string | null | undefined;
type PageParam = string | undefined;

interface PagesQuery<A> {
  readonly queryKey: DataTag<QueryKey, InfiniteData<A, PageParam>>;
  readonly queryFn: (context: Context & { readonly pageParam: PageParam }) => Promise<A>;
  readonly initialPageParam: PageParam;
  readonly getNextPageParam: (page: A) => PageParam;
}

type PagedEndpoint = Endpoint<z.ZodType, z.ZodType<{ readonly cursor?: Cursor }>>;

const cursorIn = (answer: unknown): Cursor => (answer as { readonly cursor?: Cursor }).cursor;

/** A call that answers pages, for `useInfiniteQuery`; `cursorOf` says where in an answer the cursor is. */
export function pagesOf<E extends PagedEndpoint>(
  endpoint: E,
  payload: Omit<Payload<E>, 'cursor'>,
): PagesQuery<Answer<E>>;
export function pagesOf<E extends Endpoint>(
  endpoint: E,
  payload: Omit<Payload<E>, 'cursor'>,
  cursorOf: (answer: Answer<E>) => Cursor,
): PagesQuery<Answer<E>>;
export function pagesOf<E extends Endpoint>(
  endpoint: E,
  payload: Omit<Payload<E>, 'cursor'>,
  cursorOf: (answer: Answer<E>) => Cursor = cursorIn,
): PagesQuery<Answer<E>> {
  return {
    // The variant keeps the list of all pages apart from a single page.
    queryKey: keyOf(endpoint, payload as Payload<E>, 'pages') as PagesQuery<Answer<E>>['queryKey'],
    queryFn: ({ pageParam: cursor, signal }) =>
      send(endpoint, { ...payload, cursor } as Payload<E>, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => cursorOf(page) ?? undefined,
  };
}

/** The queries of a whole group, of one call, or of one call with a part of its payload (`keyOf`). */
export type Target = Group | Endpoint | QueryKey;

function keysOf(target: Target): readonly QueryKey[] {
  if ('endpoints' in target) return Object.values(target.endpoints).map(({ path }) => [path]);
  return 'path' in target ? [[target.path]] : [target];
}

/** Finds the queries of these targets. */
export function matching(...targets: readonly Target[]): QueryFilters {
  const keys = targets.flatMap(keysOf);
  return { predicate: ({ queryKey }) => keys.some((key) => partialMatchKey(queryKey, key)) };
}

/** Marks the answers of these targets as stale; those on the screen are refetched. */
export function invalidate(client: QueryClient, ...targets: readonly Target[]): Promise<void> {
  forgetEarlyAnswers();
  return client.invalidateQueries(matching(...targets));
}
