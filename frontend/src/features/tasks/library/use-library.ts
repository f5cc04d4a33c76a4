import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { pagesOf } from '#frontend/src/lib/query.ts';
import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import type { TASK_LIBRARIES } from '#shared/tasks.ts';

export type Shelf = (typeof TASK_LIBRARIES)[number];

/** As many as one looks through before asking for more. */
const PAGE = 20;

/** Tasks that can be taken over, the newest first; those whose title has the words. */
export const useLibrary = (library: Shelf, search: string) =>
  useInfiniteQuery({
    ...pagesOf(tasks.endpoints.library, { library, search, limit: PAGE }),
    placeholderData: keepPreviousData,
    select: ({ pages }): readonly TaskDto[] => pages.flatMap(({ list }) => list),
  });
