import type { TaskId } from '#shared/ids.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import type { NEW } from '../screen-address.ts';
import { screen, withSearch } from '../screen-address.ts';

/** Paths of the screens of tasks. */
export const taskPaths = {
  task: screen('/taskMan/see/:id', (id: TaskId) => [{ id }]),
  editTask: screen('/taskMan/edit/:id', (id: TaskId | typeof NEW) => [{ id }]),
  /** A task with the answers of its students. */
  answers: screen('/taskMan/detail/:id', (id: TaskId) => [{ id }]),
  /** The answer of a student, or the one that has waited longest for a review. */
  review: screen(
    '/taskMan/see/view/:taskId/:id',
    (
      taskId: TaskId,
      id: string,
      search: { class?: string | undefined; state?: 'working' } = {},
    ) => [{ taskId, id }, search],
  ),
  ownTask: (id: TaskId) => withSearch(MENU_PATHS.ownTasks, { id }),
} as const;
