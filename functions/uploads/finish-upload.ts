import { forgetAccountState } from '#functions/_lib/account-state.ts';
import type { Actor } from '#functions/_lib/actor.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import type { Deps } from '#functions/_lib/deps.ts';
import { type StoredObject, storedObjects } from '#functions/_lib/entities/stored-object.ts';
import { type Upload, uploads } from '#functions/_lib/entities/upload.ts';
import { users } from '#functions/_lib/entities/user.ts';
import { CallError } from '#functions/_lib/errors.ts';
import { releaseObjects } from '#functions/_lib/storage.ts';
import { isConditionFailure, type TransactWrite, transact } from '#functions/_lib/table.ts';
import { discardUpload } from '#functions/_lib/uploads/discard-upload.ts';
import { finishUploads } from '#functions/_lib/uploads/finish-upload.ts';
import { loadUpload } from '#functions/_lib/uploads/load-upload.ts';
import { missingFile } from '#functions/_lib/uploads/missing-file.ts';
import { CODE } from '#shared/codes.ts';
import type { uploads as contract } from '#shared/contracts/uploads.ts';
import type { UploadId } from '#shared/ids.ts';
import { fileRecord } from './file-record.ts';

/** Two finishes of one upload meet at most so often before one of them sees it done. */
const ATTEMPTS = 4;

const isRefusedBy = (error: unknown, reason: 'common.storageFull' | 'common.stale'): boolean =>
  error instanceof CallError && error.details.reason === reason;

/** The person shows the new avatar from the moment on when it is in the books. */
async function enterAvatar(
  actor: Actor,
  { key }: StoredObject,
  writes: readonly TransactWrite[],
  deps: Deps,
): Promise<void> {
  let previous = '';
  await users.change(
    actor,
    (user) => {
      previous = user.avatar;
      return { ...user, avatar: key };
    },
    () => [...writes],
  );
  forgetAccountState(actor.userId);
  if (previous && previous !== key) await releaseObjects(actor, [previous], deps);
}

async function enter(actor: Actor, upload: Upload, deps: Deps): Promise<StoredObject | undefined> {
  const wanted = { uploadId: upload.id, purposes: [upload.purpose] };
  const { files, writes } = await finishUploads(actor, [wanted], deps, { uses: 0 });
  const [file] = files;
  if (!file) return undefined;
  try {
    if (upload.purpose === 'avatar') await enterAvatar(actor, file, writes, deps);
    else await transact(writes);
    return file;
  } catch (error) {
    if (isConditionFailure(error) || isRefusedBy(error, 'common.stale')) return undefined;
    if (isRefusedBy(error, 'common.storageFull')) await giveUp(actor, upload.id, deps);
    throw error;
  }
}

/** What found no room is removed at once: what takes no space must not lie there either. */
async function giveUp(actor: Actor, id: UploadId, deps: Deps): Promise<void> {
  const upload = await uploads.get({ schoolId: actor.schoolId, id }, { consistent: true });
  if (upload) await discardUpload(actor, upload, deps);
}

async function finishedFile({ schoolId, key }: Upload): Promise<StoredObject> {
  const file = await storedObjects.get({ schoolId, key }, { consistent: true });
  if (!file) throw missingFile();
  return file;
}

export const finishUpload: UseCase<typeof contract.endpoints.finish> = async (
  actor,
  { upload_id },
  deps,
) => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const upload = await loadUpload(actor, upload_id);
    const isDone = upload.state === 'done';
    const file = isDone ? await finishedFile(upload) : await enter(actor, upload, deps);
    if (file) return { file: await fileRecord(upload_id, file, deps.now()) };
  }
  throw new CallError(CODE.wait, { reason: 'common.stale' });
};
