import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { type Notice, notices } from '#shared/contracts/notices.ts';
import type { StoredUser } from '#shared/contracts/users.ts';
import { LIMITS } from '#shared/limits.ts';
import { send } from './api.ts';
import { useSignedIn } from './session.ts';

const { unreadCount, list, markRead } = notices.endpoints;
type UserId = StoredUser['id'];
type Page = Answer<typeof list>;
export type NoticePages = InfiniteData<Page, string | undefined>;

/** How long the bell may be behind while nobody does anything. */
const FRESH_MS = 60_000;

const keys = {
  unread: (user: UserId) => ['notices', user, 'unread'] as const,
  lists: (user: UserId) => ['notices', user, 'list'] as const,
};

const unreadQuery = (user: UserId) =>
  queryOptions({
    queryKey: keys.unread(user),
    queryFn: ({ signal }) => send(unreadCount, { user_id: user }, { signal }),
    select: ({ count }) => count,
    refetchInterval: FRESH_MS,
  });

const listQuery = (user: UserId, limit: number) =>
  infiniteQueryOptions({
    queryKey: [...keys.lists(user), limit],
    queryFn: ({ pageParam: cursor, signal }) =>
      send(list, { user_id: user, limit, ...(cursor ? { cursor } : {}) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor ?? undefined,
  });

/** How many notices the person has not read, for the bell. */
export const useUnreadCount = () => useQuery(unreadQuery(useSignedIn().user.id));

/** The person's notices, newest first, a page at a time. */
export const useNotices = (limit: number = LIMITS.pageSize) =>
  useInfiniteQuery(listQuery(useSignedIn().user.id, limit));

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
  client.setQueriesData<NoticePages>(
    { queryKey: keys.lists(user) },
    (data) => data && withRead(data, id),
  );
  client.setQueryData(
    unreadQuery(user).queryKey,
    (data) => data && { count: Math.max(0, data.count - 1) },
  );
}

/** Marks a notice as read: at once on the screen, then on the server, whose word is final. */
export function useMarkRead() {
  const client = useQueryClient();
  const user = useSignedIn().user.id;
  return useMutation({
    mutationFn: (notice: Notice) => send(markRead, { user_id: user, notice_id: notice.id }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: ['notices', user] });
      showRead(client, user, id);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['notices', user] }),
  });
}
