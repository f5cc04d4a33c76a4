import type { Actor } from '#functions/domain/sessions/actor.ts';
import { missingFile } from '#functions/domain/storage/stored-object.ts';
import type { UploadId } from '#shared/ids.ts';
import { type Upload, uploads } from './upload.ts';

/** An upload of the caller's, as it is now. Throws 2004 for anybody else's, and for one that was given up. */
export async function loadUpload({ schoolId, userId }: Actor, id: UploadId): Promise<Upload> {
  const upload = await uploads.get({ schoolId, id }, { consistent: true });
  if (upload?.owner !== userId || upload.state === 'ended') throw missingFile();
  return upload;
}
