import type { Actor } from '#functions/_lib/actor.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { logOperation } from '#functions/_lib/entities/log-entry.ts';
import {
  condemnObject,
  type StoredObject,
  storedObjects,
} from '#functions/_lib/entities/stored-object.ts';
import { CallError } from '#functions/_lib/errors.ts';
import { releaseObjects } from '#functions/_lib/storage.ts';
import { missingFile } from '#functions/_lib/uploads/missing-file.ts';
import { fileKeyPrefix } from '#functions/_lib/uploads/object-keys.ts';
import { CODE } from '#shared/codes.ts';
import type { uploads as contract } from '#shared/contracts/uploads.ts';
import type { UploadId } from '#shared/ids.ts';
import { STAFF } from '#shared/roles.ts';

/** A file that the caller may delete. Throws 2004 for any other. */
async function loadFile(actor: Actor, id: UploadId): Promise<StoredObject> {
  const { schoolId, userId, role } = actor;
  const { pk } = storedObjects.key({ schoolId, key: '' });
  const { items } = await storedObjects.page(pk, fileKeyPrefix(schoolId, id), { limit: 1 });
  const [file] = items;
  if (!file || (file.owner !== userId && !STAFF.includes(role))) throw missingFile();
  return file;
}

export const deleteFile: UseCase<typeof contract.endpoints.remove> = async (
  actor,
  { file_id },
  deps,
) => {
  const { key, name, bytes, owner, schoolId } = await loadFile(actor, file_id);
  if (!(await condemnObject({ schoolId, key })))
    throw new CallError(CODE.wait, { reason: 'uploads.inUse' });
  await releaseObjects(actor, [key], deps);
  const detail = { id: file_id, name, bytes, owner };
  if (owner !== actor.userId)
    await logOperation({ ...actor, now: deps.now() }, 'file.delete', detail);
  return null;
};
