import i18next from 'i18next';
import type { Sending, SentFiles } from '#frontend/src/entities/scratch/drafts/draft.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { sendUpload } from '#frontend/src/lib/uploads/send-upload.ts';
import { asksToWait } from '#frontend/src/lib/wait-and-repeat.ts';
import { CODE } from '#shared/codes.ts';
import { LIMITS } from '#shared/limits.ts';
import { Refusal } from './server.ts';

/** Error codes that are final; with any other, the outcome of the request is unknown. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.kind === 'server' &&
  !error.sessionExpired &&
  error.code !== CODE.error &&
  !asksToWait(error);

interface EditorFile {
  readonly purpose: 'project' | 'thumbnail';
  readonly name: string;
  readonly bytes: ArrayBuffer;
  readonly key: string;
}

/** Tries once: the saver decides when to try again. */
async function sendOnce({ purpose, name, bytes, key }: EditorFile): Promise<string> {
  const run = new AbortController();
  const file = new Blob([bytes]);
  try {
    return await sendUpload({ purpose, name, file, key, signal: run.signal, isOnce: true });
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
  if (project.byteLength > LIMITS.projectBytes)
    throw new Refusal(i18next.t('saving:tooLarge', { mb: LIMITS.projectBytes / 1024 ** 2 }));
}

async function uploadProject({ project, key }: Sending): Promise<string> {
  try {
    return await sendProject({ purpose: 'project', name: 'project.sb3', bytes: project, key });
  } catch (error) {
    throw isRefused(error) ? new Refusal(error.message) : error;
  }
}

/** A save without a thumbnail is better than none. */
async function uploadThumbnail({ thumbnail, key }: Sending): Promise<string | null> {
  if (!thumbnail || thumbnail.byteLength > LIMITS.thumbnailBytes) return null;
  const file = { purpose: 'thumbnail', name: 'stage.jpg', bytes: thumbnail } as const;
  return sendOnce({ ...file, key: `${key}-stage` }).catch(() => null);
}

/** Uploads the files of a save. */
export async function upload(sending: Sending): Promise<SentFiles> {
  requireSize(sending);
  const [project, thumbnail] = await Promise.all([
    uploadProject(sending),
    uploadThumbnail(sending),
  ]);
  return { upload: project, thumbnail };
}
