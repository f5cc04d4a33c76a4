import { partsOfPicture } from '#functions/domain/storage/clean-picture.ts';
import { pixelFault, pngSize } from '#functions/domain/storage/picture-file.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { decodeText } from '#shared/text-encodings.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import type { Ending, UploadPurpose } from '#shared/uploads/rules.ts';
import type { FileFault } from './file-fault.ts';
import { inTime } from './in-time.ts';
import type { FileContent } from './open-archive.ts';

/** Enough to recognise the type of a file. */
const HEAD_BYTES = 64 * 1024;

const PICTURES: Readonly<Partial<Record<Ending, readonly string[]>>> = {
  // A moving one has the same name, and is drawn wherever a png is.
  png: ['png', 'apng'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  gif: ['gif'],
  webp: ['webp'],
};
/** One format; cameras and editors use all these names. */
const MP4 = ['mp4', 'm4v', 'mov'];
/** Accepted types for each ending, as `file-type` names them. */
const SIGNATURES: Readonly<Partial<Record<Ending, readonly string[]>>> = {
  mp4: MP4,
  m4v: MP4,
  mov: MP4,
  webm: ['webm'],
  mp3: ['mp3'],
  m4a: ['m4a', 'mp4'],
  wav: ['wav'],
  ogg: ['ogg', 'oga', 'opus'],
  pdf: ['pdf'],
};

async function hasSignature(file: FileContent, accepted: readonly string[]): Promise<boolean> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(await file.read(0, HEAD_BYTES));
  return found !== undefined && accepted.includes(found.ext);
}

/** A text in any encoding that people save texts in. */
const isText = async (file: FileContent): Promise<boolean> =>
  decodeText(await file.read(0, UPLOAD_LIMITS.textFileBytes)) !== undefined;

async function findPictureFault(
  file: FileContent,
  accepted: readonly string[],
  ending: Ending,
): Promise<FileFault | undefined> {
  if (!(await hasSignature(file, accepted))) return 'content';
  const fault = await pixelFault(file.read);
  if (fault === 'pixels') return fault;
  return (await partsOfPicture(file, ending)) ? fault : 'cut';
}

async function isAvatar(file: FileContent): Promise<boolean> {
  const size = pngSize(await file.read(0, PEOPLE_LIMITS.avatarBytes));
  return size?.width === PEOPLE_LIMITS.avatarPixels && size.height === PEOPLE_LIMITS.avatarPixels;
}

export interface ClaimedType {
  readonly ending: Ending;
  readonly purpose: UploadPurpose;
}

const contentUnless = (isGenuine: boolean): FileFault | undefined =>
  isGenuine ? undefined : 'content';

/**
 * What is wrong with the content of a file; undefined when it is what its name and purpose say.
 * Throws -1 `uploads.slow` when a picture or an archive takes too long to check.
 */
export async function findFault(
  file: FileContent,
  { ending, purpose }: ClaimedType,
): Promise<FileFault | undefined> {
  if (purpose === 'avatar') return contentUnless(await isAvatar(file));
  const picture = PICTURES[ending];
  if (picture) return inTime(file, (bounded) => findPictureFault(bounded, picture, ending));
  const accepted = SIGNATURES[ending];
  if (accepted) return contentUnless(await hasSignature(file, accepted));
  if (ending === 'py' || ending === 'txt' || ending === 'csv')
    return contentUnless(await isText(file));
  const { findArchiveFault } = await import('./inspect-archive.ts');
  return findArchiveFault(file, ending);
}
