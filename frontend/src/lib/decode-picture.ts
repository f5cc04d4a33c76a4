import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { pictureSize } from '#shared/uploads/picture-size.ts';

/**
 * Rejects a picture that would not fit into the memory of a cheap tablet, before anything decodes it. Formats
 * that only this browser knows have no size here, and are left to it.
 */
async function requirePixels(file: Blob): Promise<void> {
  const size = await pictureSize(
    async (start, length) => new Uint8Array(await file.slice(start, start + length).arrayBuffer()),
  );
  if (size && size.width * size.height > UPLOAD_LIMITS.picturePixels)
    throw new Error('too many pixels');
}

/** The pixels of a picture; the caller closes it. Rejects what the browser cannot read, and too many pixels. */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  await requirePixels(file);
  return createImageBitmap(file);
}
