import { CallError } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { TaskId } from '#shared/ids.ts';
import { WORK_LIMITS } from '#shared/works/limits.ts';
import { type Work, works } from './work.ts';

/**
 * Remembers with a work that it answers a task, so that thinning asks for the task's deadline. Throws -1 for a
 * work of too many tasks: a copy of it can answer more. `fromTemplate` makes it one that begins with the task's
 * template, which is no work until it is changed.
 */
export function answeringTask(work: Work, taskId: TaskId, fromTemplate = false): TransactWrite[] {
  const { rev: _, ...value } = work;
  const { taskIds = [] } = work;
  if (taskIds.includes(taskId)) return [];
  if (taskIds.length >= WORK_LIMITS.tasksMax)
    throw new CallError(CODE.wait, {
      reason: 'works.manyTasks',
      params: { count: WORK_LIMITS.tasksMax },
    });
  return works.replacing(work, work, {
    ...value,
    taskIds: [...taskIds, taskId],
    ...(fromTemplate && { taskId }),
  });
}
