import { users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import {
  droppingObjects,
  missingFile,
  type StoredObject,
} from '#functions/domain/storage/stored-object.ts';
import { discardUpload } from '#functions/domain/uploads/discard-upload.ts';
import { finishUploads } from '#functions/domain/uploads/record-uploads.ts';
import { findFinished, findUpload, type Upload } from '#functions/domain/uploads/upload.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { UploadId } from '#shared/ids.ts';
import type { uploads as contract } from '#shared/uploads/contract.ts';
import { toFileDto } from './file-dto.ts';

/** Makes a picture the person's avatar; `dropped` is the previous one. */
async function settingAvatar(actor: Actor, key: string) {
  const user = await users.get(actor, { consistent: true });
  if (!user) throw missingFile();
  const dropped = user.avatar ? [user.avatar] : [];
  return {
    dropped,
    writes: [
      ...users.replacing(actor, user, { ...user, avatar: key }),
      ...(await droppingObjects(actor, dropped)),
    ],
  };
}

async function register(actor: Actor, upload: Upload, deps: Deps): Promise<StoredObject> {
  const wanted = { uploadId: upload.id, purposes: [upload.purpose] };
  const isAvatar = upload.purpose === 'avatar';
  const uses = isAvatar ? 1 : 0;
  const { files, writes, bytes } = await finishUploads(actor, [wanted], deps, { uses });
  const [file] = files;
  if (!file) throw missingFile();
  // Another request has finished it in between.
  if (bytes === 0) return file;
  if (!isAvatar) {
    await transact(writes);
    return file;
  }
  const avatar = await settingAvatar(actor, file.key);
  await transact([...writes, ...avatar.writes]);
  forgetAccountState(actor.userId);
  await releaseUnused(actor, avatar.dropped, deps);
  return file;
}

async function finish(actor: Actor, id: UploadId, deps: Deps): Promise<StoredObject> {
  const upload = await findUpload(actor, id);
  if (upload) return register(actor, upload, deps);
  const file = await findFinished(actor, id);
  if (!file) throw missingFile();
  return file;
}

/** Removes an upload at once when the storage is full. */
async function discardWhenFull(actor: Actor, id: UploadId, error: unknown, deps: Deps) {
  if (!(error instanceof CallError) || error.details.reason !== 'common.storageFull') return;
  const upload = await findUpload(actor, id);
  if (upload) await discardUpload(actor, upload, deps);
}

export const finishUpload: UseCase<typeof contract.endpoints.finish> = async (
  actor,
  { upload_id },
  deps,
) => {
  try {
    // Of several requests at once one writes; the others are retried and find it done.
    const file = await retryWrite(() => finish(actor, upload_id, deps));
    return { file: await toFileDto(upload_id, file, deps.now()) };
  } catch (error) {
    await discardWhenFull(actor, upload_id, error, deps);
    throw error;
  }
};
