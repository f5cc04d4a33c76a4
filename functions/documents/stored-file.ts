import type { Actor } from '#functions/domain/sessions/actor.ts';
import { objectsUnder, type StoredObject } from '#functions/domain/storage/stored-object.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { fileKeyPrefix } from '#functions/platform/object-keys.ts';
import type { UploadId } from '#shared/ids.ts';

/** An upload of the caller that was finished for the library. Throws 1001 on `upload_id` for any other. */
export async function loadUploaded(
  { schoolId, userId }: Actor,
  id: UploadId,
): Promise<StoredObject> {
  const [file] = await objectsUnder(schoolId, fileKeyPrefix(schoolId, id), { limit: 1 });
  if (file?.owner !== userId || file.kind !== 'document') throw refuseField('upload_id', 'missing');
  return file;
}
