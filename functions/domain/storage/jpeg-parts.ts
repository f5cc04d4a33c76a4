import { exifOf, orientationOf } from './exif.ts';
import {
  CutShort,
  dropped,
  kept,
  type Part,
  type PictureBytes,
  replaced,
} from './picture-bytes.ts';

const EXIF = 'Exif\0\0';

/** Markers without a length: fill bytes and restarts. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const END = 0xd9;
const SCAN = 0xda;
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
const COMMENT = 0xfe;

/** What decoders need of the segments that applications add: sizes of pixels, profiles and the kind of colours. */
const NEEDED: Readonly<Record<number, string>> = {
  224: 'JFIF\0',
  226: 'ICC_PROFILE\0',
  238: 'Adobe',
};

/** An Exif segment that only says how the picture is turned. */
function turning(segment: Buffer): Buffer {
  const exif = exifOf(orientationOf(segment.subarray(4 + EXIF.length)));
  if (exif.length === 0) return exif;
  const head = Buffer.from([0xff, 0xe1, 0, 2 + EXIF.length + exif.length]);
  return Buffer.concat([head, Buffer.from(EXIF, 'latin1'), exif]);
}

async function ofSegment(bytes: PictureBytes, from: number, to: number): Promise<Part> {
  const marker = (await bytes.take(from, 2)).readUInt8(1);
  if (marker === COMMENT) return dropped(from, to);
  if (!isApplication(marker)) return kept(from, to);
  const segment = await bytes.take(from, to - from);
  const name = segment.toString('latin1', 4);
  if (NEEDED[marker] && name.startsWith(NEEDED[marker])) return kept(from, to);
  if (marker === 0xe1 && name.startsWith(EXIF)) return replaced(from, segment, turning(segment));
  return dropped(from, to);
}

/** The place of the next marker behind coded pixels, which have no other one than restarts among them. */
async function behindScan(bytes: PictureBytes, start: number): Promise<number> {
  let at = start;
  for (;;) {
    const block = await bytes.some(at);
    const found = block.indexOf(0xff);
    if (found === -1) {
      at += block.length;
      continue;
    }
    const marker = (await bytes.take(at + found, 2)).readUInt8(1);
    if (marker !== 0 && marker !== 0xff && !isAlone(marker)) return at + found;
    at += found + (marker === 0xff ? 1 : 2);
  }
}

/** The parts of a jpg up to its end; what stands behind it (previews, films, notes of a device) is none of them. */
export async function jpegParts(bytes: PictureBytes): Promise<Part[]> {
  const parts: Part[] = [kept(0, 2)];
  let at = 2;
  for (;;) {
    const [first, marker = 0] = await bytes.take(at, 2);
    if (first !== 0xff) throw new CutShort();
    if (marker === END) return [...parts, kept(at, at + 2)];
    if (marker === 0xff || isAlone(marker)) {
      const next = at + (marker === 0xff ? 1 : 2);
      parts.push(kept(at, next));
      at = next;
      continue;
    }
    const length = (await bytes.take(at + 2, 2)).readUInt16BE();
    const end = at + 2 + length;
    await bytes.take(end - 1, 1);
    if (marker === SCAN) {
      const next = await behindScan(bytes, end);
      parts.push(kept(at, next));
      at = next;
    } else {
      parts.push(await ofSegment(bytes, at, end));
      at = end;
    }
  }
}
