import { CutShort, dropped, kept, type Part, type PictureBytes } from './picture-bytes.ts';

const HEAD_BYTES = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;
/** Applications whose extension says how often a picture moves. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The place after blocks that each say their length, up to an empty one. */
async function afterBlocks(bytes: PictureBytes, start: number): Promise<number> {
  let at = start;
  for (;;) {
    const length = (await bytes.take(at, 1)).readUInt8();
    at += 1 + length;
    if (length === 0) return at;
  }
}

async function isDrawn(bytes: PictureBytes, at: number): Promise<boolean> {
  const label = (await bytes.take(at + 1, 1)).readUInt8();
  if (label === COMMENT) return false;
  if (label !== APPLICATION) return true;
  return LOOPS.includes((await bytes.take(at + 3, 11)).toString('latin1'));
}

/** The parts of a gif up to its end. */
export async function gifParts(bytes: PictureBytes): Promise<Part[]> {
  const head = await bytes.take(0, HEAD_BYTES);
  let at = HEAD_BYTES + tableBytes(head.readUInt8(10));
  const parts: Part[] = [kept(0, at)];
  for (;;) {
    const kind = (await bytes.take(at, 1)).readUInt8();
    if (kind === END) return [...parts, kept(at, at + 1)];
    if (kind === EXTENSION) {
      const to = await afterBlocks(bytes, at + 2);
      parts.push((await isDrawn(bytes, at)) ? kept(at, to) : dropped(at, to));
      at = to;
    } else if (kind === IMAGE) {
      const flags = (await bytes.take(at + 9, 1)).readUInt8();
      const to = await afterBlocks(bytes, at + 11 + tableBytes(flags));
      parts.push(kept(at, to));
      at = to;
    } else throw new CutShort();
  }
}
