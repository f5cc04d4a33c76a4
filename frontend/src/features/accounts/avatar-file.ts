import { PEOPLE_LIMITS } from '#shared/people/limits.ts';

/** File names that the crop dialog accepts (specification 5). */
const PICTURE_NAME = /\.(gif|jpe?g|png|bmp)$/i;
export const PICTURE_TYPES = '.gif,.jpg,.jpeg,.png,.bmp';

/** The first bytes of each type, to detect renamed files of another type. */
const SIGNATURES: readonly (readonly number[])[] = [
  [0x47, 0x49, 0x46, 0x38],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x42, 0x4d],
];

/** Why a chosen file cannot be used as an avatar; each has its text in `crop`. */
export type PictureProblem = 'unsupported' | 'tooLarge' | 'unreadable';

const beginsLikePicture = (bytes: Uint8Array): boolean =>
  SIGNATURES.some((signature) => signature.every((byte, index) => bytes[index] === byte));

/** What is wrong with a chosen file, judged by its name, size and first bytes; null when it may be opened. */
export async function problemOf(file: File): Promise<PictureProblem | null> {
  if (!PICTURE_NAME.test(file.name)) return 'unsupported';
  if (file.size > PEOPLE_LIMITS.avatarSourceBytes) return 'tooLarge';
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return beginsLikePicture(bytes) ? null : 'unsupported';
}
