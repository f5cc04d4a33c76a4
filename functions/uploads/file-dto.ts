import type { StoredObject } from '#functions/domain/storage/stored-object.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { FileDto } from '#shared/contracts/uploads.ts';
import type { UploadId } from '#shared/ids.ts';
import { endingOf, fileTypeOf } from '#shared/uploads.ts';

/** A file as its owner sees it. */
export async function toFileDto(
  id: UploadId,
  { key, name, bytes, contentType, at }: StoredObject,
  now: Date,
): Promise<FileDto> {
  const ending = endingOf(key);
  if (!ending) throw new TypeError(`a file without ending: ${key}`);
  return {
    id,
    key,
    name,
    kind: fileTypeOf(ending).kind,
    bytes,
    content_type: contentType,
    url: await mediaUrl(key, now),
    at,
  };
}
