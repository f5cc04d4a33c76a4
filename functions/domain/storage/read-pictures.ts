import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { objectName } from '#functions/platform/object-keys.ts';
import { headObject, readObject } from '#functions/platform/objects.ts';

/** Uploads of pictures are smaller; whatever is larger is not drawn. */
const PICTURE_BYTES_MAX = 25_000_000;
const READ_AT_ONCE = 3;

/** Null for a picture that is not there any more, or too large. */
export async function readPicture(key: string): Promise<Uint8Array | null> {
  const head = key ? await headObject(objectName(key)) : undefined;
  if (!head || head.bytes > PICTURE_BYTES_MAX) return null;
  return readObject(objectName(key), 0, head.bytes);
}

export const readPictures = (keys: readonly string[]): Promise<(Uint8Array | null)[]> =>
  mapConcurrently(keys, READ_AT_ONCE, readPicture);
