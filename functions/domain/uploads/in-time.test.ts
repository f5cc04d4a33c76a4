import { afterEach, expect, it, vi } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { findFault } from './inspect-content.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A camera's picture with a preview before it that never ends: segments of 64 kB, each read by itself. */
const SEGMENT = Buffer.concat([Buffer.from([0xff, 0xe2, 0xff, 0xff]), Buffer.alloc(0xffff - 2)]);
const JPEG_BEGINS = Buffer.from([0xff, 0xd8]);

it('a picture that takes too long to look at is left, and read no further', async () => {
  vi.useFakeTimers();
  const body = Buffer.concat([JPEG_BEGINS, ...Array.from({ length: 400 }, () => SEGMENT)]);
  let reads = 0;
  const read = async (start: number, length: number) => {
    reads += 1;
    await vi.advanceTimersByTimeAsync(UPLOAD_LIMITS.archiveCheckMs / 3);
    return body.subarray(start, start + length);
  };
  const fault = findFault({ bytes: body.length, read }, { ending: 'jpg', purpose: 'work' });
  await expect(fault).rejects.toMatchObject({
    code: CODE.wait,
    details: { reason: 'uploads.slow' },
  });
  await vi.advanceTimersByTimeAsync(UPLOAD_LIMITS.archiveCheckMs);
  expect(reads).toBeLessThan(6);
});
