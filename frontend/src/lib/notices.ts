import {
  type InfiniteData,
  matchQuery,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Answer } from '#shared/endpoint.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Notice } from '#shared/notices/fields.ts';
import { list, markAllRead, markRead, unreadCount } from '#shared/notices/reading-calls.ts';
import type { NoticeKind } from '#shared/notices/rules.ts';
import type { StoredUser } from '#shared/people/fields.ts';
import { send } from './api.ts';
import { invalidate, matching, pagesOf, queryOf } from './query.ts';
import { useSignedIn } from './session.ts';

/** What the signed-in person reads: every screen has the bell, and needs nothing of what staff write. */
const READ = [unreadCount, list] as const;
type UserId = StoredUser['id'];
type Page = Answer<typeof list>;
export type NoticePages = InfiniteData<Page, string | undefined>;

/** How often the unread count is refetched. */
const FRESH_MS = 60_000;

const unreadOf = (user: UserId) => queryOf(unreadCount, { user_id: user });

/** How many notices the signed-in user has not read. The bell shows it. */
export const useUnreadCount = () =>
  useQuery({
    ...unreadOf(useSignedIn().user.id),
    select: ({ count }) => count,
    refetchInterval: FRESH_MS,
  });

interface Asked {
  readonly limit?: number;
  readonly kind?: NoticeKind | '';
  /** Those that are pinned come first. */
  readonly pinned?: boolean;
}

/** The notices of the signed-in user, newest first, a page at a time. */
export function useNotices({ limit = LIMITS.pageSize, kind, pinned }: Asked = {}) {
  const { user } = useSignedIn();
  const narrowed = { ...(kind && { kind }), ...(pinned && { pinned }) };
  return useInfiniteQuery(pagesOf(list, { user_id: user.id, limit, ...narrowed }));
}

export const noticesOf = (data: Pick<NoticePages, 'pages'> | undefined): readonly Notice[] =>
  data?.pages.flatMap((page) => page.list) ?? [];

/** The pages with one notice read. */
export const withRead = (data: NoticePages, id: Notice['id']): NoticePages => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    list: page.list.map((notice) => (notice.id === id ? { ...notice, read: true } : notice)),
  })),
});

function showRead(client: QueryClient, user: UserId, id: Notice['id']): void {
  client.setQueriesData<NoticePages>(matching(list), (data) => data && withRead(data, id));
  client.setQueryData(
    unreadOf(user).queryKey,
    (data) => data && { count: Math.max(0, data.count - 1) },
  );
}

/** Answers that are under way are from before; a list that is shown for the first time is waited for. */
const cancelRefetches = (client: QueryClient): Promise<void> =>
  client.cancelQueries({
    predicate: (query) => matchQuery(matching(...READ), query) && query.state.data !== undefined,
  });

/**
 * Marks a notice of the signed-in user as read: on the screen at once, then on the server. The lists then show
 * what the server has; only it knows whether the notice still counted as unread.
 */
export function useMarkRead() {
  const client = useQueryClient();
  const user = useSignedIn().user.id;
  return useMutation({
    mutationFn: ({ id }: Pick<Notice, 'id'>) => send(markRead, { user_id: user, notice_id: id }),
    onMutate: async ({ id }) => {
      await cancelRefetches(client);
      showRead(client, user, id);
    },
    onSuccess: () => invalidate(client, unreadCount),
    onError: () => invalidate(client, ...READ),
  });
}

/** For an inbox of many years; what is still left then is marked when it is pressed again. */
const CALLS_MAX = 20;

/** Marks all notices of the signed-in user as read; a call marks a bounded number. */
export function useMarkAllRead() {
  const client = useQueryClient();
  const user_id = useSignedIn().user.id;
  return useMutation({
    mutationFn: async () => {
      for (let calls = 0; calls < CALLS_MAX; calls += 1) {
        const { left } = await send(markAllRead, { user_id });
        if (left === 0) return;
      }
    },
    onSettled: () => invalidate(client, ...READ),
  });
}
