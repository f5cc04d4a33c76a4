import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { tasks } from '#shared/contracts/tasks.ts';

/** A student's own tasks, the newest first, with the figures of the newest ones. */
export const useOwnTasks = () =>
  useInfiniteQuery({
    ...pagesOf(tasks.endpoints.ofStudent, {}),
    select: ({ pages }) => ({
      list: pages.flatMap(({ list }) => list),
      rings: pages[0]?.rings ?? null,
    }),
  });
