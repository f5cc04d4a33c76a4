import i18next from 'i18next';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { deviceName } from '#frontend/src/lib/device-name.ts';
import { CODE } from '#shared/codes.ts';
import { StaleWork, works } from '#shared/contracts/works.ts';
import { UploadId, WorkId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Sending, SentFiles } from './saver/draft.ts';
import { type Outcome, Refusal, type Server, type Version } from './saver/server.ts';
import { sendFile } from './send-file.ts';

/** Answers that say no; anything else leaves open what became of the request. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.kind === 'server' &&
  !error.sessionExpired &&
  error.code !== CODE.error;

async function uploadProject({ project, key }: Sending): Promise<string> {
  if (project.byteLength > LIMITS.projectBytes)
    throw new Refusal(i18next.t('scratch:tooLarge', { mb: LIMITS.projectBytes / 1024 ** 2 }));
  try {
    return await sendFile({ purpose: 'project', name: 'project.sb3', bytes: project, key });
  } catch (error) {
    throw isRefused(error) ? new Refusal(error.message) : error;
  }
}

/** A save does without its picture rather than fail. */
async function uploadThumbnail({ thumbnail, key }: Sending): Promise<string | null> {
  if (!thumbnail || thumbnail.byteLength > LIMITS.thumbnailBytes) return null;
  const file = { purpose: 'thumbnail', name: 'stage.jpg', bytes: thumbnail } as const;
  return sendFile({ ...file, key: `${key}-stage` }).catch(() => null);
}

async function upload(sending: Sending): Promise<SentFiles> {
  const [project, thumbnail] = await Promise.all([
    uploadProject(sending),
    uploadThumbnail(sending),
  ]);
  return { upload: project, thumbnail };
}

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
    return { kind: 'confirmed', version: toVersion(work.id, version) };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Saves through the service. */
export const server: Server = { upload, save };

export interface OpenedWork {
  readonly title: string;
  readonly version: Version;
  readonly project: ArrayBuffer;
}

/** A work with the file of one of its versions, the newest unless another is named. */
export async function fetchWork(id: string, no?: number): Promise<OpenedWork> {
  const { work, version } = await send(works.endpoints.info, {
    work_id: WorkId.parse(id),
    ...(no && { version: no }),
  });
  const file = await fetch(version.url);
  if (!file.ok) throw new ApiError({ kind: 'network', message: i18next.t('common:networkError') });
  const project = await file.arrayBuffer();
  return { title: work.title, version: toVersion(work.id, version), project };
}
