import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';

/**
 * A student's own tasks: those of the pages that are loaded, with those that are seen first, which may be much
 * older; and the figures of the newest ones.
 */
export const useOwnTasks = () =>
  useInfiniteQuery({
    ...pagesOf(tasks.endpoints.ofStudent, {}),
    select: ({ pages }) => {
      const [page] = pages;
      const first = page?.first ?? [];
      const all = [...first, ...pages.flatMap(({ list }) => list)];
      return {
        list: [...new Map(all.map((task): [string, TaskDto] => [task.id, task])).values()],
        first,
        toDo: page?.to_do ?? 0,
        rings: page?.rings ?? null,
      };
    },
  });
