import { afterEach, expect, test, vi } from 'vitest';
import { jpegOf, pngOf } from '#shared/uploads/picture-size.fixture.ts';
import { decodePicture } from './decode-picture.ts';

const decode = vi.fn(async () => 'pixels');
vi.stubGlobal('createImageBitmap', decode);
afterEach(() => decode.mockClear());

const blobOf = (...parts: Buffer[]) => new Blob(parts.map((part) => new Uint8Array(part)));

test('a picture of too many pixels is not decoded', async () => {
  for (const file of [pngOf(30_000, 30_000), jpegOf(9000, 9000, 200_000)])
    await expect(decodePicture(blobOf(file))).rejects.toThrow('pixels');
  expect(decode).not.toHaveBeenCalled();
});

test('a photo is, and what only the browser knows', async () => {
  for (const file of [jpegOf(8192, 6144), Buffer.from('\0\0\0\x18ftypheic')])
    expect(await decodePicture(blobOf(file))).toBe('pixels');
});
