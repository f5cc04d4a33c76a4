import { crc32, deflateSync } from 'node:zlib';
import { jpegOf } from '#shared/uploads/picture-size.fixture.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk of a png. */
export function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/** A valid grey PNG; a profile of colours of `extra` bytes, which nobody can read, sets its size. */
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
    pngChunk('IHDR', header),
    ...(extra > 0 ? [pngChunk('iCCP', Buffer.alloc(extra))] : []),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture of a telephone's 12 megapixels and 5.5 MB, which is more than Lambda takes in base64. */
export const makePhoto = (shade = 128): Buffer =>
  makePng(4000, 3000, { shade, extra: 5.5 * 1024 * 1024 });

/** A small JPEG, whatever its name says. */
export const JPEG = jpegOf(2, 2);
/** The first bytes of a Windows program. */
export const PROGRAM = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)]);
