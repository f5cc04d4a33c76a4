import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { useReadOn } from '#frontend/src/lib/use-read-on.ts';
import { analysis } from '#shared/analysis/contract.ts';
import { ANALYSIS_LIMITS } from '#shared/analysis/limits.ts';
import type { ChosenMonths } from '../use-months.ts';

/** All kinds of course, page after page; undefined until the last page is there, as they are compared. */
export function useCourses(asked: ChosenMonths['asked']) {
  const limit = ANALYSIS_LIMITS.coursesMax;
  const query = useInfiniteQuery(pagesOf(analysis.endpoints.businessCourses, { ...asked, limit }));
  useReadOn(query, false, Number.POSITIVE_INFINITY);
  const { data, error, refetch, hasNextPage } = query;
  const courses = hasNextPage ? undefined : data?.pages.flatMap(({ list }) => list);
  return { courses, error, refetch };
}
