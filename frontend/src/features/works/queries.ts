import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { CommentRecord, WorkRecord } from '#shared/contracts/work-fields.ts';
import { works } from '#shared/contracts/works.ts';
import { WorkId } from '#shared/ids.ts';

const { endpoints } = works;

export const workKeys = {
  all: ['works'] as const,
  list: (scope: string) => [...workKeys.all, 'list', scope] as const,
  one: (id: string) => [...workKeys.all, 'one', id] as const,
  comments: (id: string) => [...workKeys.all, 'comments', id] as const,
};

/** Cards that fill two screens. */
const PAGE = 24;
const COMMENTS = 20;

/** Own works, or the removed ones among them. */
export const useOwnWorks = (scope: 'mine' | 'trash') =>
  useInfiniteQuery({
    queryKey: workKeys.list(scope),
    queryFn: ({ pageParam, signal }) =>
      send(
        endpoints.list,
        { scope, limit: PAGE, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    select: ({ pages }): readonly WorkRecord[] => pages.flatMap(({ list }) => list),
  });

/** A work with its newest version; whoever opens it has played it. */
export const useWork = (id: string) =>
  useQuery({
    queryKey: workKeys.one(id),
    queryFn: ({ signal }) =>
      send(endpoints.info, { work_id: WorkId.parse(id), play: true }, { signal }),
    // Coming back to the window is no other play.
    refetchOnWindowFocus: false,
  });

export const useComments = (id: string) =>
  useInfiniteQuery({
    queryKey: workKeys.comments(id),
    queryFn: ({ pageParam, signal }) =>
      send(
        endpoints.comments,
        {
          work_id: WorkId.parse(id),
          limit: COMMENTS,
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    select: ({ pages }): readonly CommentRecord[] => pages.flatMap(({ list }) => list),
  });

type Shown = Answer<typeof endpoints.info>;

/** Puts what a change answered in its place, without counting another play. */
export function useShowWork(id: string) {
  const client = useQueryClient();
  return (change: Partial<WorkRecord>) =>
    client.setQueryData<Shown>(
      workKeys.one(id),
      (shown) => shown && { ...shown, work: { ...shown.work, ...change } },
    );
}
