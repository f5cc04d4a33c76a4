import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePng } from '#tests/factories/picture.ts';
import { pngSize } from './picture-file.ts';

describe('the size of a png', () => {
  it('is what its header says', () => {
    const length = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(length, length, (width, height) => {
        expect(pngSize(makePng(width, height))).toEqual({ width, height });
      }),
      { numRuns: 30 },
    );
  });

  it('is unknown when a byte is missing at the end, or one too many', () => {
    const whole = makePng(20, 10);
    for (let length = 0; length < whole.length; length += 1) {
      expect(pngSize(whole.subarray(0, length)), `${length} bytes`).toBeUndefined();
    }
    expect(pngSize(Buffer.concat([whole, Buffer.from([0])]))).toBeUndefined();
  });

  it('of anything else is unknown, and reading it never fails', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const file = Buffer.concat([makePng(1, 1).subarray(0, 8), bytes]);
        expect(pngSize(Buffer.from(bytes))).toBeUndefined();
        expect(() => pngSize(file)).not.toThrow();
      }),
    );
  });
});
