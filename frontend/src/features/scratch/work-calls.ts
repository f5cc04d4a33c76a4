import i18next from 'i18next';
import type { Sending, SentFiles } from '#frontend/src/entities/scratch/drafts/draft.ts';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { deviceName } from '#frontend/src/lib/device-name.ts';
import { keepProject } from '#frontend/src/lib/offline/kept-projects.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { CODE } from '#shared/codes.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import { StaleWork, works } from '#shared/contracts/works.ts';
import { TaskId, UploadId, WorkId } from '#shared/ids.ts';
import type { WorkKind } from '#shared/works.ts';
import type { Outcome, Server, Version } from './saver/server.ts';
import { isRefused, upload } from './upload-project.ts';

const toVersion = (work: string, { no, at }: { no: number; at: string }): Version => ({
  work,
  no,
  at,
});

function outcomeOf(error: unknown): Outcome {
  if (!isRefused(error)) throw error;
  const { code, data, message } = error;
  const stale = StaleWork().safeParse(data);
  if (code === CODE.wait && stale.success) {
    const { work, version } = stale.data.current;
    return { kind: 'stale', current: toVersion(work.id, version) };
  }
  const mayBeGone = code === CODE.wait || code === CODE.notFound;
  return { kind: mayBeGone ? 'expired' : 'refused', message };
}

async function save(sending: Sending & { readonly files: SentFiles }): Promise<Outcome> {
  const { work: id, base, title, key, files } = sending;
  try {
    const { work, version } = await send(works.endpoints.save, {
      ...(id && { work_id: WorkId.parse(id) }),
      upload_id: UploadId.parse(files.upload),
      ...(files.thumbnail && { thumbnail_id: UploadId.parse(files.thumbnail) }),
      base,
      title,
      kind: 'scratch',
      device: deviceName(),
      request_key: key,
    });
    const { no, at } = version;
    const { project } = sending;
    void keepProject({ work: work.id, title, kind: 'scratch', version: { no, at }, project });
    return { kind: 'confirmed', version: toVersion(work.id, version) };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** The saver's server: the real calls. */
export const server: Server = { upload, save };

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
  const file = await fetch(version.url);
  if (!file.ok) throw new ApiError({ kind: 'network', message: i18next.t('common:networkError') });
  const project = await file.arrayBuffer();
  const { title, kind } = work;
  return { title, kind, version: toVersion(work.id, version), project };
}

/** Makes a new project the answer to its task. If that is refused, the student chooses it by hand. */
export async function answerWith(task: string, work: string): Promise<void> {
  const [task_id, work_id] = [TaskId.safeParse(task).data, WorkId.safeParse(work).data];
  if (!task_id || !work_id) return;
  await send(tasks.endpoints.open, { task_id, work_id }).catch(() => undefined);
  await invalidate(queryClient, tasks);
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
