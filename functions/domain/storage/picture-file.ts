import { refuseField } from '#functions/platform/errors.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { pictureSize, type ReadBytes } from '#shared/uploads/picture-size.ts';
import { cleanedPicture, partsOfPicture } from './clean-picture.ts';

/** Types of pictures by their first bytes, whatever the name says. */
const SIGNATURES: readonly { type: string; ending: string; matches: (file: Buffer) => boolean }[] =
  [
    { type: 'image/png', ending: 'png', matches: begins('89504e470d0a1a0a') },
    { type: 'image/jpeg', ending: 'jpg', matches: begins('ffd8ff') },
    { type: 'image/gif', ending: 'gif', matches: begins('47494638') },
    {
      type: 'image/webp',
      ending: 'webp',
      matches: (file) =>
        file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
    },
  ];

function begins(hex: string): (file: Buffer) => boolean {
  const signature = Buffer.from(hex, 'hex');
  return (file) => file.subarray(0, signature.length).equals(signature);
}

/** Parameters of the message of the rule `pixels`. */
export const PIXELS = { mp: UPLOAD_LIMITS.picturePixels / 1e6 };

const DATA_URL = /^data:image\/[a-z+]+;base64,/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The bytes of a base64 text or data URL; undefined for anything else. */
export function decodeBase64(file: string): Buffer | undefined {
  // A form turns the plus signs of unescaped base64 into spaces.
  const base64 = file.replace(DATA_URL, '').replaceAll(' ', '+');
  return BASE64.test(base64) ? Buffer.from(base64, 'base64') : undefined;
}

export const pictureType = (file: Buffer) => SIGNATURES.find(({ matches }) => matches(file));

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const HEADER_LENGTH = 13;
const CHUNK_OVERHEAD = 12;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether the chunks follow each other without a gap up to the end of the file. */
function isWhole(file: Buffer): boolean {
  let at = PNG_SIGNATURE.length;
  while (at + CHUNK_OVERHEAD <= file.length) {
    const type = file.toString('latin1', at + 4, at + 8);
    at += CHUNK_OVERHEAD + file.readUInt32BE(at);
    if (type === 'IEND') return at === file.length;
  }
  return false;
}

/** Width and height of a complete PNG file; undefined for anything else, whatever the name says. */
export function pngSize(file: Buffer): Size | undefined {
  const isPng = file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
  if (!isPng || file.length < PNG_SIGNATURE.length + CHUNK_OVERHEAD + HEADER_LENGTH)
    return undefined;
  if (file.toString('latin1', 12, 16) !== 'IHDR' || !isWhole(file)) return undefined;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** What is wrong with a picture: it has no size in its header, or more pixels than may be drawn. */
export async function pixelFault(read: ReadBytes): Promise<'content' | 'pixels' | undefined> {
  const size = await pictureSize(read);
  if (!size) return 'content';
  return size.width * size.height > UPLOAD_LIMITS.picturePixels ? 'pixels' : undefined;
}

/**
 * A picture as it is stored, without what tells where, when and with which device it was made. Throws 1001 on `file` for
 * one of too many pixels, and for one that ends too early.
 */
export async function storablePicture(body: Buffer, ending: string): Promise<Buffer> {
  const read = async (start: number, length: number) => body.subarray(start, start + length);
  const fault = await pixelFault(read);
  if (fault === 'pixels') throw refuseField('file', 'pixels', PIXELS);
  const file = { bytes: body.length, read };
  const parts = await partsOfPicture(file, ending);
  if (!parts) throw refuseField('file', 'cut');
  if (fault) throw refuseField('file', 'picture');
  return (await cleanedPicture(file, parts)) ?? body;
}
