import i18next from 'i18next';
import { fetchProject } from '#frontend/src/entities/scratch/fetch-project.ts';
import { toVersion } from '#frontend/src/entities/scratch/saving/save-calls.ts';
import type { Version } from '#frontend/src/entities/scratch/saving/server.ts';
import { send } from '#frontend/src/lib/api.ts';
import { TaskId, WorkId } from '#shared/ids.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { works } from '#shared/works/contract.ts';
import type { WorkKind } from '#shared/works/rules.ts';
import { MissingFile, versionToOpen } from './unopened.ts';

export interface OpenedWork {
  readonly title: string;
  readonly kind: WorkKind;
  readonly version: Version;
  /** There are other versions of the project, and the user may look at them. */
  readonly hasEarlier: boolean;
  readonly project: ArrayBuffer;
}

/** A work with the file of one of its versions, by default the newest. Throws `MissingFile` when only that is not there. */
export async function fetchWork(id: string, no?: number): Promise<OpenedWork> {
  const parsed = WorkId.safeParse(id);
  // The address was edited by hand.
  if (!parsed.success) throw new Error(i18next.t('scratch:nothing.copy'));
  const asked = { work_id: parsed.data, ...(no && { version: no }) };
  const { work, version } = await send(works.endpoints.info, asked);
  const { id: workId, title, kind, managed } = work;
  const hasEarlier = managed && kind === 'scratch' && version.no > 1;
  const known = { title, kind, version: toVersion(workId, version), hasEarlier };
  const project = await fetchProject(version.url).catch(() => {
    throw new MissingFile(versionToOpen(known));
  });
  return { ...known, project };
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
