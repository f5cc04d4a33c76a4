/** The size of a picture as its header says, read without decoding it: a few bytes can say gigapixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Read access to a file; answers fewer bytes where the file ends. */
export type ReadBytes = (start: number, length: number) => Promise<Uint8Array>;

const HEAD_BYTES = 64 * 1024;
/** Cameras put previews and depth maps before the picture: many segments of up to 64 kB each. */
const SEGMENTS_MAX = 500;

const ascii = (view: DataView, at: number, text: string): boolean =>
  at + text.length <= view.byteLength &&
  [...text].every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0));

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;

const ofPng = (view: DataView): PictureSize | undefined =>
  ascii(view, 12, 'IHDR') ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;

const ofBmp = (view: DataView): PictureSize =>
  view.getUint32(14, true) < 40
    ? { width: view.getUint16(18, true), height: view.getUint16(20, true) }
    : {
        width: Math.abs(view.getInt32(18, true)),
        height: Math.abs(view.getInt32(22, true)),
      };

/** The place after blocks that each say their length, up to an empty one. */
function afterBlocks(view: DataView, start: number): number {
  let at = start;
  while (view.getUint8(at) > 0) at += 1 + view.getUint8(at);
  return at + 1;
}

const EXTENSION = 0x21;
const IMAGE = 0x2c;

/** Browsers make the screen as large as the first image needs, whatever the screen's size says. */
function ofGif(view: DataView): PictureSize | undefined {
  const flags = view.getUint8(10);
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  while (view.getUint8(at) === EXTENSION) at = afterBlocks(view, at + 2);
  if (view.getUint8(at) !== IMAGE) return undefined;
  const side = (screen: number, offset: number, length: number) =>
    Math.max(
      view.getUint16(screen, true),
      view.getUint16(at + offset, true) + view.getUint16(at + length, true),
    );
  return { width: side(6, 1, 5), height: side(8, 3, 7) };
}

function ofWebp(view: DataView): PictureSize | undefined {
  if (ascii(view, 12, 'VP8X')) return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (ascii(view, 12, 'VP8L') && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!ascii(view, 12, 'VP8 ') || !ascii(view, 23, '\x9d\x01\x2a')) return undefined;
  const side = (at: number) => view.getUint16(at, true) & 0x3fff;
  return { width: side(26), height: side(28) };
}

/** Start of frame of any coding; not the tables (C4, CC) and the extension (C8) among these numbers. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: fill bytes, restarts. */
const isAlone = (marker: number): boolean =>
  marker === 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
const END_MARKERS = [0xd9, 0xda];

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Goes from segment to segment; what lies between is not read. */
async function ofJpeg(read: ReadBytes): Promise<PictureSize | undefined> {
  let at = 2;
  let from = 0;
  let view = viewOf(await read(0, HEAD_BYTES));
  for (let count = 0; count < SEGMENTS_MAX; count += 1) {
    if (at - from + 9 > view.byteLength) {
      from = at;
      view = viewOf(await read(from, HEAD_BYTES));
    }
    const here = at - from;
    const marker = view.getUint8(here + 1);
    if (view.getUint8(here) !== 0xff || END_MARKERS.includes(marker)) return undefined;
    if (isFrame(marker))
      return { width: view.getUint16(here + 7), height: view.getUint16(here + 5) };
    if (isAlone(marker)) at += marker === 0xff ? 1 : 2;
    else at += 2 + view.getUint16(here + 2);
  }
  return undefined;
}

function sizeIn(view: DataView): PictureSize | undefined {
  if (ascii(view, 0, '\x89PNG')) return ofPng(view);
  if (ascii(view, 0, 'GIF8')) return ofGif(view);
  if (ascii(view, 0, 'RIFF') && ascii(view, 8, 'WEBP')) return ofWebp(view);
  return ascii(view, 0, 'BM') ? ofBmp(view) : undefined;
}

/** Width and height of a png, jpg, gif, webp or bmp; undefined for anything else, and for half a header. */
export async function pictureSize(read: ReadBytes): Promise<PictureSize | undefined> {
  try {
    const view = viewOf(await read(0, HEAD_BYTES));
    const size = ascii(view, 0, '\xff\xd8\xff') ? await ofJpeg(read) : sizeIn(view);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // The header ends too early.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
