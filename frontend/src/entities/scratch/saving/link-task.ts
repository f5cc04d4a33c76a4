import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { invalidate, queryOf } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { CODE } from '#shared/codes.ts';
import { TaskId, WorkId } from '#shared/ids.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { Submission } from '#shared/tasks/fields.ts';
import { works } from '#shared/works/contract.ts';
import { isRefused } from './upload-project.ts';

/** Whether a work is there, and more than a task's template that nobody has changed. */
async function isWorkedOn(id: string): Promise<boolean> {
  try {
    const { version } = await send(works.endpoints.info, { work_id: WorkId.parse(id) });
    return version.label !== 'template';
  } catch (error) {
    if (error instanceof ApiError && error.code === CODE.notFound) return false;
    throw error;
  }
}

async function answerWith(task_id: TaskId, work_id: WorkId): Promise<Submission> {
  const opened = await send(tasks.endpoints.open, { task_id });
  const { work_id: chosen } = opened.answer;
  if (chosen === work_id) return opened;
  // This may come days later, from a device that was offline: another work that was chosen since stays. But the server
  // may have copied the template for this device, too, when its answer was lost.
  if (chosen && (await isWorkedOn(chosen))) return opened;
  return send(tasks.endpoints.open, { task_id, work_id });
}

/**
 * Makes a new project the answer to the task that it was begun for. May be repeated after a lost answer. If it is
 * refused for good, the student chooses the work by hand.
 */
export async function linkTask(task: string, work: string): Promise<void> {
  const [task_id, work_id] = [TaskId.safeParse(task).data, WorkId.safeParse(work).data];
  if (!task_id || !work_id) return;
  try {
    const answer = await answerWith(task_id, work_id);
    // The task's page shows it from now on, also without a network.
    queryClient.setQueryData(queryOf(tasks.endpoints.open, { task_id }).queryKey, answer);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  await invalidate(queryClient, tasks);
}
