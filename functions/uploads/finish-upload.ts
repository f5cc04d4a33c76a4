import { forgetAccountState } from '#functions/_lib/account-state.ts';
import type { Actor } from '#functions/_lib/actor.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import type { Deps } from '#functions/_lib/deps.ts';
import { type StoredObject, storedObjects } from '#functions/_lib/entities/stored-object.ts';
import { type Upload, uploads } from '#functions/_lib/entities/upload.ts';
import { users } from '#functions/_lib/entities/user.ts';
import { CallError } from '#functions/_lib/errors.ts';
import { releaseUnused } from '#functions/_lib/storage.ts';
import { transact } from '#functions/_lib/table.ts';
import { untilWritten } from '#functions/_lib/until-written.ts';
import { discardUpload } from '#functions/_lib/uploads/discard-upload.ts';
import { droppingObjects } from '#functions/_lib/uploads/dropping-objects.ts';
import { finishUploads } from '#functions/_lib/uploads/finish-upload.ts';
import { loadUpload } from '#functions/_lib/uploads/load-upload.ts';
import { missingFile } from '#functions/_lib/uploads/missing-file.ts';
import type { uploads as contract } from '#shared/contracts/uploads.ts';
import type { UploadId } from '#shared/ids.ts';
import { fileRecord } from './file-record.ts';

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
