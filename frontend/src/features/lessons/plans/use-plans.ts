import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { lessons } from '#shared/contracts/lessons.ts';

const SHOWN = 10;

/** Changes of many lessons, the newest first. */
export function usePlans() {
  const { data, ...query } = useInfiniteQuery({
    ...pagesOf(lessons.endpoints.plans, { limit: SHOWN }),
    staleTime: 0,
  });
  return { ...query, plans: data?.pages.flatMap(({ list }) => list) };
}
