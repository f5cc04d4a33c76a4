import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

describe('a bounded map', () => {
  it('knows the last entries, and never more than it may', () => {
    const writes = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.nat()), { maxLength: 60 });
    fc.assert(
      fc.property(writes, fc.integer({ min: 1, max: 6 }), (entries, max) => {
        const map = new BoundedMap<number, number>(max);
        for (const [key, value] of entries) map.set(key, value);

        const latest = [...new Set(entries.map(([key]) => key).toReversed())].slice(0, max);
        const expected = new Map(entries);
        for (let key = 0; key < 10; key += 1) {
          expect(map.get(key)).toBe(latest.includes(key) ? expected.get(key) : undefined);
        }
      }),
    );
  });
});
