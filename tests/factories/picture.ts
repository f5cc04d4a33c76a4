import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/** A valid grey PNG; a private chunk of `extra` bytes sets its size. */
export function makePng(width: number, height: number, { shade = 128, extra = 0 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const row = Buffer.alloc(width + 1, shade);
  row.writeUInt8(0, 0);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(extra > 0 ? [chunk('prVt', Buffer.alloc(extra))] : []),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Beginnings of pictures: what their headers say of their size, and nothing to draw. */
export function pngOf(width: number, height: number): Buffer {
  const png = makePng(1, 1);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

/** @param before bytes of other segments before the size, as cameras write them */
export function jpegOf(width: number, height: number, before = 0): Buffer {
  const segment = (marker: number, content: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };
  const others = Array.from({ length: Math.ceil(before / 60_000) }, () =>
    segment(0xe1, Buffer.alloc(60_000, 0xff)),
  );
  const frame = Buffer.from('0800000000030111000211000311 00'.replace(' ', ''), 'hex');
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    ...others,
    segment(0xc0, frame),
    Buffer.from('ffd9', 'hex'),
  ]);
}

/** With the size in its first image, which browsers follow, not in its screen. */
export function gifOf(width: number, height: number): Buffer {
  const image = Buffer.from('2c000000000000000000', 'hex');
  image.writeUInt16LE(width, 5);
  image.writeUInt16LE(height, 7);
  const head = Buffer.from('474946383961010001008000000000ff000000', 'hex');
  const extension = Buffer.from('21f9040000000000', 'hex');
  return Buffer.concat([head, extension, image, Buffer.from('02003b', 'hex')]);
}

export function webpOf(width: number, height: number): Buffer {
  const webp = Buffer.concat([Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\x10\0\0\0/'), Buffer.alloc(20)]);
  webp.writeUInt32LE(width - 1 + (height - 1) * 0x4000, 21);
  return webp;
}

/** A small JPEG, whatever its name says. */
export const JPEG = jpegOf(2, 2);
/** The first bytes of a Windows program. */
export const PROGRAM = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)]);
