import { kindOfFile } from '#functions/domain/storage/kind-of-file.ts';
import type { StoredObject } from '#functions/domain/storage/stored-object.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { UploadId } from '#shared/ids.ts';
import type { FileDto } from '#shared/uploads/contract.ts';

/** A file as its owner sees it. */
export const toFileDto = async (
  id: UploadId,
  { key, name, bytes, contentType, at }: StoredObject,
  now: Date,
): Promise<FileDto> => ({
  id,
  key,
  name,
  kind: kindOfFile(key),
  bytes,
  content_type: contentType,
  url: await mediaUrl(key, now),
  at,
});
