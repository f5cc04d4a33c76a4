import { logOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { releaseObjects } from '#functions/domain/storage/storage.ts';
import {
  markForRemoval,
  missingFile,
  objectsUnder,
  type StoredObject,
} from '#functions/domain/storage/stored-object.ts';
import { CallError } from '#functions/platform/errors.ts';
import { fileKeyPrefix } from '#functions/platform/object-keys.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { UploadId } from '#shared/ids.ts';
import { STAFF } from '#shared/roles.ts';
import type { uploads as contract } from '#shared/uploads/contract.ts';

/** A file that the caller may delete: an own one, any for staff. Throws 2004 for others. */
async function loadFile(actor: Actor, id: UploadId): Promise<StoredObject> {
  const { schoolId, userId, role } = actor;
  const [file] = await objectsUnder(schoolId, fileKeyPrefix(schoolId, id), { limit: 1 });
  if (!file || (file.owner !== userId && !STAFF.includes(role))) throw missingFile();
  return file;
}

export const deleteFile: UseCase<typeof contract.endpoints.remove> = async (
  actor,
  { file_id },
  deps,
) => {
  const { key, name, bytes, owner, schoolId } = await loadFile(actor, file_id);
  if (!(await markForRemoval({ schoolId, key })))
    throw new CallError(CODE.wait, { reason: 'uploads.inUse' });
  await releaseObjects(actor, [key], deps);
  const detail = { id: file_id, name, bytes, owner };
  if (owner !== actor.userId)
    await logOperation({ ...actor, now: deps.now() }, 'file.delete', detail);
  return null;
};
