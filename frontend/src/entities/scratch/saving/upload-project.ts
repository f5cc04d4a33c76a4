import i18next from 'i18next';
import type { Sending, SentFiles } from '#frontend/src/entities/scratch/drafts/draft.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { sendUpload } from '#frontend/src/lib/uploads/send-upload.ts';
import { asksToWait } from '#frontend/src/lib/wait-and-repeat.ts';
import { CODE } from '#shared/codes.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { Refusal } from './server.ts';

/** Error codes that are final; with any other, the outcome of the request is unknown. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.kind === 'server' &&
  !error.sessionExpired &&
  error.code !== CODE.error &&
  !asksToWait(error);

interface Options {
  readonly signal?: AbortSignal;
}

interface EditorFile extends Options {
  readonly purpose: 'project' | 'thumbnail';
  readonly name: string;
  readonly bytes: ArrayBuffer;
  readonly key: string;
}

/** Tries once: the saver decides when to try again. */
async function sendOnce({ bytes, signal: over, ...transfer }: EditorFile): Promise<string> {
  const run = new AbortController();
  const file = new Blob([bytes]);
  const signal = over ? AbortSignal.any([run.signal, over]) : run.signal;
  try {
    return await sendUpload({ ...transfer, file, signal, isOnce: true });
  } finally {
    // When one part fails, the others under way are cancelled.
    run.abort();
  }
}

async function sendProject(file: EditorFile): Promise<string> {
  try {
    return await sendOnce(file);
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === CODE.notFound;
    // The upload has expired: no save can have used it.
    if (isGone) return sendOnce({ ...file, key: crypto.randomUUID() });
    throw error;
  }
}

function requireSize({ project }: Sending): void {
  if (project.byteLength > UPLOAD_LIMITS.projectBytes)
    throw new Refusal(i18next.t('saving:tooLarge', { mb: UPLOAD_LIMITS.projectBytes / 1024 ** 2 }));
}

async function uploadProject({ project, key }: Sending, options: Options): Promise<string> {
  const file = { purpose: 'project', name: 'project.sb3', bytes: project } as const;
  try {
    return await sendProject({ ...file, key, ...options });
  } catch (error) {
    throw isRefused(error) ? new Refusal(error.message) : error;
  }
}

/** A save without a thumbnail is better than none. */
async function uploadThumbnail(
  { thumbnail, key }: Sending,
  options: Options,
): Promise<string | null> {
  if (!thumbnail || thumbnail.byteLength > UPLOAD_LIMITS.thumbnailBytes) return null;
  const file = { purpose: 'thumbnail', name: 'stage.jpg', bytes: thumbnail } as const;
  return sendOnce({ ...file, key: `${key}-stage`, ...options }).catch(() => null);
}

/** Uploads the files of a save. */
export async function upload(sending: Sending, options: Options = {}): Promise<SentFiles> {
  requireSize(sending);
  const [project, thumbnail] = await Promise.all([
    uploadProject(sending, options),
    uploadThumbnail(sending, options),
  ]);
  return { upload: project, thumbnail };
}
