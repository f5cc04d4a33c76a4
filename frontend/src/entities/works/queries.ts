import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pagesOf, queryOf } from '#frontend/src/lib/query.ts';
import { useReadOn } from '#frontend/src/lib/use-read-on.ts';
import type { StudentId } from '#shared/ids.ts';
import { works } from '#shared/works/contract.ts';
import type { WorkDto } from '#shared/works/fields.ts';

const { list, waiting, tipOffs } = works.endpoints;

/** All lists of works, but not a single work: fetching that again would count as a play. */
export const WORK_LISTS = [list, waiting, tipOffs] as const;

/** Cards that fill two screens. */
export const WORKS_PAGE = 24;

/** The user's own works, or those of them that lie in the bin; of all kinds, or of those that are wanted. */
export function useOwnWorks(scope: 'mine' | 'trash', isWanted = (_work: WorkDto) => true) {
  const query = useInfiniteQuery(pagesOf(list, { scope, limit: WORKS_PAGE }));
  const found = query.data?.pages.flatMap((page) => page.list.filter(isWanted));
  const isReading = useReadOn(query, (found?.length ?? 0) > 0);
  return { ...query, data: isReading ? undefined : found };
}

/** The works that were saved last, at most `limit`: the user's own ones, or for staff those of a student. */
export const useNewestWorks = (limit: number, student?: StudentId) =>
  useQuery({
    ...queryOf(works.endpoints.list, {
      scope: 'mine',
      limit,
      ...(student && { student_id: student }),
    }),
    select: ({ list }): readonly WorkDto[] => list,
  });
