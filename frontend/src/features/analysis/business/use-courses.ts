import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { analysis } from '#shared/contracts/analysis.ts';
import { LIMITS } from '#shared/limits.ts';
import type { ChosenMonths } from '../use-months.ts';

/** All kinds of course, page after page; undefined until the last page is there, as they are compared. */
export function useCourses(asked: ChosenMonths['asked']) {
  const limit = LIMITS.analysisCoursesMax;
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(
    pagesOf(analysis.endpoints.businessCourses, { ...asked, limit }),
  );
  const goesOn = hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  const courses = hasNextPage ? undefined : data?.pages.flatMap(({ list }) => list);
  return { courses, error, refetch };
}
