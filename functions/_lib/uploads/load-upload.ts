import type { Actor } from '#functions/_lib/actor.ts';
import { type Upload, uploads } from '#functions/_lib/entities/upload.ts';
import type { UploadId } from '#shared/ids.ts';
import { missingFile } from './missing-file.ts';

/** An upload of the caller's, as it is now. Throws 2004 for anybody else's, and for one that was given up. */
export async function loadUpload({ schoolId, userId }: Actor, id: UploadId): Promise<Upload> {
  const upload = await uploads.get({ schoolId, id }, { consistent: true });
  if (upload?.owner !== userId || upload.state === 'ended') throw missingFile();
  return upload;
}
