import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { WORK_LISTS } from '#frontend/src/entities/works/work-lists.ts';
import { invalidate, pagesOf, queryOf } from '#frontend/src/lib/query.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { CommentDto, WorkDto } from '#shared/contracts/work-fields.ts';
import { works } from '#shared/contracts/works.ts';

const { endpoints } = works;

const COMMENTS = 20;

export type ShownWork = Answer<typeof endpoints.info>;

const playedWork = (id: string) => queryOf(endpoints.info, { work_id: id, play: true });

/** A work as the caller sees it; whoever opens it has played it. */
export const useWork = (id: string) =>
  useQuery({
    ...playedWork(id),
    // Coming back to the window is no other play.
    refetchOnWindowFocus: false,
  });

/** One version of a work, for whoever looks after it: that is no play. */
export const useVersion = (id: string, version?: number) =>
  useQuery(queryOf(endpoints.info, { work_id: id, version }));

export const commentsOf = (id: string) =>
  pagesOf(endpoints.comments, { work_id: id, limit: COMMENTS });

export const useComments = (id: string) =>
  useInfiniteQuery({
    ...commentsOf(id),
    select: ({ pages }): readonly CommentDto[] => pages.flatMap(({ list }) => list),
  });

/** Puts what a change answered in its place, without counting another play; lists are asked for anew. */
export function useShowWork(id: string) {
  const client = useQueryClient();
  return (change: Partial<WorkDto>) => {
    client.setQueryData(
      playedWork(id).queryKey,
      (shown) => shown && { ...shown, work: { ...shown.work, ...change } },
    );
    void invalidate(client, ...WORK_LISTS);
  };
}
