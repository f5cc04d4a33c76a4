import { exifOf, orientationOf } from './exif.ts';
import { CutShort, dropped, kept, type Part, type PictureBytes } from './picture-bytes.ts';

const HEAD_BYTES = 12;
const EXTENDED = 'VP8X';
const EXIF = 'EXIF';
/** What is drawn, in which colours, and how it moves. */
const DRAWN = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of the extended header that promise an Exif and a description. */
const EXIF_BIT = 0x08;
const XMP_BIT = 0x04;

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** Some writers put the name of the segment of a jpg before the structure. */
function tiffOf(content: Buffer): Buffer {
  return content.toString('latin1', 0, 4) === 'Exif' ? content.subarray(6) : content;
}

interface Found {
  readonly parts: Part[];
  /** The extended header, and how the picture is turned. */
  readonly extended?: Part;
  readonly exif: Buffer;
}

async function walk(bytes: PictureBytes, end: number): Promise<Found> {
  const parts: Part[] = [];
  let [extended, exif]: [Part | undefined, Buffer] = [undefined, Buffer.alloc(0)];
  let at = HEAD_BYTES;
  while (at < end) {
    const head = await bytes.take(at, 8);
    const [type, length] = [head.toString('latin1', 0, 4), head.readUInt32LE(4)];
    const from = at;
    if (from + 8 + length > end) throw new CutShort();
    // The last chunk may lack the byte that makes it even.
    const to = Math.min(from + 8 + length + (length % 2), end);
    if (type === EXTENDED) extended = kept(from, to);
    const told = type === EXIF ? await bytes.take(from + 8, length) : undefined;
    if (told) exif = exifOf(orientationOf(tiffOf(told)));
    const stays = DRAWN.has(type) || type === EXTENDED || told?.equals(exif);
    parts.push(stays ? kept(from, to) : dropped(from, to));
    at = to;
  }
  return { parts, ...(extended && { extended }), exif };
}

/** The parts of a webp up to the end that its head says. */
export async function webpParts(bytes: PictureBytes): Promise<Part[]> {
  const head = Buffer.from(await bytes.take(0, HEAD_BYTES));
  const end = 8 + head.readUInt32LE(4);
  if (end > bytes.end) throw new CutShort();
  const { parts, extended, exif } = await walk(bytes, end);
  const isAsItWas = parts.every(({ instead }) => instead === undefined);
  if (isAsItWas) return [kept(0, HEAD_BYTES), ...parts];
  const turned = exif.length > 0 && extended ? chunk(EXIF, exif) : Buffer.alloc(0);
  const drawn = parts.reduce((sum, { from, to, instead }) => sum + (instead ? 0 : to - from), 0);
  head.writeUInt32LE(HEAD_BYTES - 8 + drawn + turned.length, 4);
  const last = parts.at(-1)?.to ?? HEAD_BYTES;
  const ending: Part[] = turned.length > 0 ? [{ from: last, to: last, instead: turned }] : [];
  const flagged = await Promise.all(
    parts.map(async (part) => {
      if (part !== extended) return part;
      const content = Buffer.from(await bytes.take(part.from, part.to - part.from));
      const flags = content.readUInt8(8) & ~(EXIF_BIT | XMP_BIT);
      content.writeUInt8(turned.length > 0 ? flags | EXIF_BIT : flags, 8);
      return { ...part, instead: content };
    }),
  );
  return [{ from: 0, to: HEAD_BYTES, instead: head }, ...flagged, ...ending];
}
