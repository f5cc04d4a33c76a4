import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { WORK_LISTS, workKeys } from '#frontend/src/entities/works/work-keys.ts';
import { send } from '#frontend/src/lib/api.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { CommentDto, WorkDto } from '#shared/contracts/work-fields.ts';
import { works } from '#shared/contracts/works.ts';

const { endpoints } = works;

const COMMENTS = 20;

/** A work as the caller sees it; whoever opens it has played it. */
export const useWork = (id: string) =>
  useQuery({
    queryKey: workKeys.one(id),
    queryFn: ({ signal }) => send(endpoints.info, { work_id: id, play: true }, { signal }),
    // Coming back to the window is no other play.
    refetchOnWindowFocus: false,
  });

/** One version of a work, for whoever looks after it: that is no play. */
export const useVersion = (id: string, version?: number) =>
  useQuery({
    queryKey: workKeys.version(id, version ?? 0),
    queryFn: ({ signal }) => send(endpoints.info, { work_id: id, version }, { signal }),
  });

export const useComments = (id: string) =>
  useInfiniteQuery({
    queryKey: workKeys.comments(id),
    queryFn: ({ pageParam, signal }) =>
      send(
        endpoints.comments,
        { work_id: id, limit: COMMENTS, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    select: ({ pages }): readonly CommentDto[] => pages.flatMap(({ list }) => list),
  });

export type ShownWork = Answer<typeof endpoints.info>;

/** Puts what a change answered in its place, without counting another play; lists are asked for anew. */
export function useShowWork(id: string) {
  const client = useQueryClient();
  return (change: Partial<WorkDto>) => {
    client.setQueryData<ShownWork>(
      workKeys.one(id),
      (shown) => shown && { ...shown, work: { ...shown.work, ...change } },
    );
    for (const queryKey of WORK_LISTS) void client.invalidateQueries({ queryKey });
  };
}
