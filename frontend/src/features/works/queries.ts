import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { WORK_LISTS } from '#frontend/src/entities/works/queries.ts';
import { invalidate, pagesOf, queryOf } from '#frontend/src/lib/query.ts';
import { useRenewed } from '#frontend/src/lib/use-renewed.ts';
import type { Answer } from '#shared/endpoint.ts';
import { works } from '#shared/works/contract.ts';
import type { CommentDto, WorkDto } from '#shared/works/fields.ts';

const { endpoints } = works;

const COMMENTS = 20;

export type ShownWork = Answer<typeof endpoints.info>;

const playedWork = (id: string) => queryOf(endpoints.info, { work_id: id, play: true });

/** A work as the user sees it. Fetching it counts as a play. */
export function useWork(id: string) {
  const query = useQuery({
    ...playedWork(id),
    // Focusing the window must not count as another play.
    refetchOnWindowFocus: false,
  });
  const again = queryOf(endpoints.info, { work_id: id }, 'addresses');
  return { ...query, data: useRenewed(query, again) };
}

/** One version of a work, for its owner and staff. Does not count as a play. */
export const useVersion = (id: string, version?: number) =>
  useQuery(queryOf(endpoints.info, { work_id: id, version }));

export const commentsOf = (id: string) =>
  pagesOf(endpoints.comments, { work_id: id, limit: COMMENTS });

export const useComments = (id: string) =>
  useInfiniteQuery({
    ...commentsOf(id),
    select: ({ pages }): readonly CommentDto[] => pages.flatMap(({ list }) => list),
  });

/** Puts the answer of a change into the cache, since fetching it would count as a play; lists are fetched again. */
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
