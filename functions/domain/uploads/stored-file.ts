import {
  cleanedPicture,
  isCleaned,
  partsOfPicture,
} from '#functions/domain/storage/clean-picture.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { objectName } from '#functions/platform/object-keys.ts';
import { memoize } from '#shared/memoize.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import type { Ending } from '#shared/uploads/rules.ts';
import type { FileContent } from './open-archive.ts';

/** An object in the store. */
export interface StoredContent {
  readonly key: string;
  readonly bytes: number;
}

/** Read once: most files are no longer, and each look at a file begins there. Of a picture each look goes to its end. */
const BEGINNING_BYTES = 512 * 1024;
const PICTURE_BYTES = UPLOAD_LIMITS.singleBytes;

/** An object of the store as its checks read it. */
export function fileOf(
  { key, bytes }: StoredContent,
  ending: Ending,
  { objects }: Deps,
): FileContent {
  const read = (start: number, length: number) =>
    objects.readObject(objectName(key), start, length);
  const held = Math.min(bytes, isCleaned(ending) ? PICTURE_BYTES : BEGINNING_BYTES);
  const beginning = memoize(() => read(0, held));
  return {
    bytes,
    read: async (start, length) =>
      held === bytes || start + length <= held
        ? (await beginning()).subarray(start, start + length)
        : read(start, length),
  };
}

/**
 * A picture without what tells where, when and with which device it was made; undefined where it has
 * nothing of that, and for other files.
 */
export async function cleanedFile(file: FileContent, ending: Ending): Promise<Buffer | undefined> {
  if (!isCleaned(ending)) return undefined;
  const parts = await partsOfPicture(file, ending);
  return parts && cleanedPicture(file, parts);
}
