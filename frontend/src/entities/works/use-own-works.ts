import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import type { WorkDto } from '#shared/contracts/work-fields.ts';
import { works } from '#shared/contracts/works.ts';
import { workKeys } from './work-keys.ts';

/** Cards that fill two screens. */
export const WORKS_PAGE = 24;

/** Own works, or the removed ones among them; of one kind, or of all. */
export const useOwnWorks = (scope: 'mine' | 'trash', kind?: WorkDto['kind']) =>
  useInfiniteQuery({
    queryKey: [...workKeys.list(scope), ...(kind ? [kind] : [])],
    queryFn: ({ pageParam, signal }) =>
      send(
        works.endpoints.list,
        { scope, kind, limit: WORKS_PAGE, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    select: ({ pages }): readonly WorkDto[] => pages.flatMap(({ list }) => list),
  });

/** The own works of the last days. */
export const useNewestWorks = (limit: number) =>
  useQuery({
    queryKey: [...workKeys.list('newest'), limit],
    queryFn: ({ signal }) => send(works.endpoints.list, { scope: 'mine', limit }, { signal }),
    select: ({ list }): readonly WorkDto[] => list,
  });
