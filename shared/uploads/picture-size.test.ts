import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gifOf, jpegOf, pngOf, webpOf } from './picture-size.fixture.ts';
import { pictureSize } from './picture-size.ts';

const sizeOf = (file: Uint8Array) =>
  pictureSize(async (start, length) => file.subarray(start, start + length));

function bmpOf(width: number, height: number): Buffer {
  const bmp = Buffer.alloc(60);
  bmp.write('BM');
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(width, 18);
  bmp.writeInt32LE(-height, 22);
  return bmp;
}

/** Lossy and extended webp. */
function lossyOf(width: number, height: number): Buffer {
  const webp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 \0\0\0\0'), Buffer.alloc(20)]);
  webp.set([0x9d, 0x01, 0x2a], 23);
  webp.writeUInt16LE(width, 26);
  webp.writeUInt16LE(height, 28);
  return webp;
}
function extendedOf(width: number, height: number): Buffer {
  const webp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8X\0\0\0\0'), Buffer.alloc(20)]);
  webp.writeUIntLE(width - 1, 24, 3);
  webp.writeUIntLE(height - 1, 27, 3);
  return webp;
}

const FORMATS = { pngOf, jpegOf, gifOf, webpOf, lossyOf, extendedOf, bmpOf };

describe.each(Object.entries(FORMATS))('the size of a picture (%s)', (_name, make) => {
  it('is what its header says', async () => {
    const side = fc.integer({ min: 1, max: 300 });
    await fc.assert(
      fc.asyncProperty(side, side, async (width, height) => {
        expect(await sizeOf(make(width, height))).toEqual({ width, height });
      }),
      { numRuns: 30 },
    );
  });

  it('is unknown or the same when something is missing at the end', async () => {
    const whole = make(20, 10);
    for (let length = 0; length < whole.length; length += 1)
      expect([undefined, { width: 20, height: 10 }]).toContainEqual(
        await sizeOf(whole.subarray(0, length)),
      );
  });

  it('is read from anything without failing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.nat(30), async (bytes, kept) => {
        const size = await sizeOf(Buffer.concat([make(9, 9).subarray(0, kept), bytes]));
        if (size) expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
      }),
    );
  });
});

it('a photo is as large as it says behind megabytes of previews', async () => {
  expect(await sizeOf(jpegOf(8000, 6000, 5_000_000))).toEqual({ width: 8000, height: 6000 });
});
