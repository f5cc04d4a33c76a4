import { crc32 as crcOfNode } from 'node:zlib';
import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';

test('the checksum is that of a zip, also of a file that is summed up in slices', async () => {
  for (const length of [0, 1, 1000, 5_000_000]) {
    const bytes = new Uint8Array(length).map((_, index) => (index * 7) ^ (index >> 8));
    expect(await crc32(bytes)).toBe(crcOfNode(bytes));
  }
});
