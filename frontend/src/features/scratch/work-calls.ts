import i18next from 'i18next';
import {
  fetchVersion,
  type OpenedWork,
} from '#frontend/src/entities/scratch/versions/fetch-version.ts';
import { send } from '#frontend/src/lib/api.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import { TaskId, WorkId } from '#shared/ids.ts';

/** The work of an address, with the file of its newest version. */
export async function fetchWork(id: string): Promise<OpenedWork> {
  const parsed = WorkId.safeParse(id);
  // The address was edited by hand.
  if (!parsed.success) throw new Error(i18next.t('scratch:nothing.copy'));
  return fetchVersion(parsed.data);
}

/**
 * The work that answers a task, created once from its template; null when the task
 * has no template or is closed.
 */
export async function startFromTemplate(task: string): Promise<string | null> {
  const parsed = TaskId.safeParse(task);
  if (!parsed.success) return null;
  const { answer } = await send(tasks.endpoints.open, { task_id: parsed.data, start: true });
  return answer.work_id || null;
}
