import i18next from 'i18next';
import { toVersion } from '#frontend/src/entities/scratch/saving/save-calls.ts';
import type { Version } from '#frontend/src/entities/scratch/saving/server.ts';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { fetchWhole } from '#frontend/src/lib/fetch-steadily.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import { works } from '#shared/contracts/works.ts';
import { TaskId, WorkId } from '#shared/ids.ts';
import type { WorkKind } from '#shared/works.ts';

export interface OpenedWork {
  readonly title: string;
  readonly kind: WorkKind;
  readonly version: Version;
  readonly project: ArrayBuffer;
}

/** A work with the file of one of its versions, by default the newest. */
export async function fetchWork(id: string, no?: number): Promise<OpenedWork> {
  const parsed = WorkId.safeParse(id);
  // The address was edited by hand.
  if (!parsed.success) throw new Error(i18next.t('scratch:nothing.copy'));
  const asked = { work_id: parsed.data, ...(no && { version: no }) };
  const { work, version } = await send(works.endpoints.info, asked);
  const project = await fetchWhole(version.url).catch(() => {
    throw new ApiError({ kind: 'network', message: i18next.t('common:networkError') });
  });
  const { title, kind } = work;
  return { title, kind, version: toVersion(work.id, version), project };
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
