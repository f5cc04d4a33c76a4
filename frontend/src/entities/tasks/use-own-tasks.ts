import { useInfiniteQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import { taskKeys } from './task-keys.ts';

/** A student's own tasks, the newest first, with the figures of the newest ones. */
export const useOwnTasks = () =>
  useInfiniteQuery({
    queryKey: taskKeys.own,
    queryFn: ({ pageParam, signal }) =>
      send(tasks.endpoints.ofStudent, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    select: ({ pages }) => ({
      list: pages.flatMap(({ list }) => list),
      rings: pages[0]?.rings ?? null,
    }),
  });
