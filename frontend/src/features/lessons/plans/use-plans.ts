import { useInfiniteQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import { lessonKeys } from '../queries.ts';

const SHOWN = 10;

/** Changes of many lessons, the newest first. */
export function usePlans() {
  const { data, ...query } = useInfiniteQuery({
    queryKey: [...lessonKeys.all, 'plans'],
    queryFn: ({ pageParam, signal }) =>
      send(
        lessons.endpoints.plans,
        { limit: SHOWN, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor || undefined,
    staleTime: 0,
  });
  return { ...query, plans: data?.pages.flatMap(({ list }) => list) };
}
