import { users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { droppingObjects } from '#functions/domain/storage/dropping-objects.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import {
  missingFile,
  type StoredObject,
  storedObjects,
} from '#functions/domain/storage/stored-object.ts';
import { discardUpload } from '#functions/domain/uploads/discard-upload.ts';
import { finishUploads } from '#functions/domain/uploads/finish-upload.ts';
import { loadUpload } from '#functions/domain/uploads/load-upload.ts';
import { type Upload, uploads } from '#functions/domain/uploads/upload.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import { untilWritten } from '#functions/platform/until-written.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { uploads as contract } from '#shared/contracts/uploads.ts';
import type { UploadId } from '#shared/ids.ts';
import { fileRecord } from './file-dto.ts';

/** What makes a picture the person's avatar, and the one that it takes the place of. */
async function wearing(actor: Actor, key: string) {
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

async function enter(actor: Actor, upload: Upload, deps: Deps): Promise<StoredObject> {
  const wanted = { uploadId: upload.id, purposes: [upload.purpose] };
  const isAvatar = upload.purpose === 'avatar';
  const uses = isAvatar ? 1 : 0;
  const { files, writes, bytes } = await finishUploads(actor, [wanted], deps, { uses });
  const [file] = files;
  if (!file) throw missingFile();
  // Another finish was faster, and has done all of it.
  if (bytes === 0) return file;
  if (!isAvatar) {
    await transact(writes);
    return file;
  }
  const avatar = await wearing(actor, file.key);
  await transact([...writes, ...avatar.writes]);
  forgetAccountState(actor.userId);
  await releaseUnused(actor, avatar.dropped, deps);
  return file;
}

async function finishedFile({ schoolId, key }: Upload): Promise<StoredObject> {
  const file = await storedObjects.get({ schoolId, key }, { consistent: true });
  if (!file) throw missingFile();
  return file;
}

async function finish(actor: Actor, id: UploadId, deps: Deps): Promise<StoredObject> {
  const upload = await loadUpload(actor, id);
  return upload.state === 'done' ? finishedFile(upload) : enter(actor, upload, deps);
}

/** What found no room is removed at once: what takes no space must not lie there either. */
async function giveUpWithoutRoom(actor: Actor, id: UploadId, error: unknown, deps: Deps) {
  if (!(error instanceof CallError) || error.details.reason !== 'common.storageFull') return;
  const upload = await uploads.get({ schoolId: actor.schoolId, id }, { consistent: true });
  if (upload) await discardUpload(actor, upload, deps);
}

export const finishUpload: UseCase<typeof contract.endpoints.finish> = async (
  actor,
  { upload_id },
  deps,
) => {
  try {
    // Of several finishes at once one writes; the others then find that it is done.
    const file = await untilWritten(() => finish(actor, upload_id, deps));
    return { file: await fileRecord(upload_id, file, deps.now()) };
  } catch (error) {
    await giveUpWithoutRoom(actor, upload_id, error, deps);
    throw error;
  }
};
