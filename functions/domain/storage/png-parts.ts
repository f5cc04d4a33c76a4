import { crc32 } from 'node:zlib';
import { exifOf, orientationOf } from './exif.ts';
import { dropped, kept, type Part, type PictureBytes, replaced } from './picture-bytes.ts';

const SIGNATURE_BYTES = 8;
const AROUND_BYTES = 12;
const EXIF = 'eXIf';

/** What is drawn, in which colours, and how it moves; everything else tells of the picture. */
const DRAWN = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(content.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** A chunk that only says how the picture is turned. */
function turning(content: Buffer): Buffer {
  const exif = exifOf(orientationOf(content));
  return exif.length === 0 ? exif : chunk(EXIF, exif);
}

/** The parts of a png up to its end. */
export async function pngParts(bytes: PictureBytes): Promise<Part[]> {
  const parts: Part[] = [kept(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  for (;;) {
    const head = await bytes.take(at, 8);
    const [length, type] = [head.readUInt32BE(0), head.toString('latin1', 4, 8)];
    const to = at + AROUND_BYTES + length;
    await bytes.take(to - 1, 1);
    if (type === EXIF) {
      const whole = await bytes.take(at, to - at);
      parts.push(replaced(at, whole, turning(whole.subarray(8, -4))));
    } else parts.push(DRAWN.has(type) ? kept(at, to) : dropped(at, to));
    if (type === 'IEND') return parts;
    at = to;
  }
}
