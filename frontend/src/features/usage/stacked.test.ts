import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byteTicks } from './stacked.ts';

it('ticks of bytes begin at nothing, reach the highest, and leave little room above it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 45 }), (highest) => {
      const ticks = byteTicks(highest);
      const last = ticks.at(-1) ?? 0;
      expect(ticks[0]).toBe(0);
      expect(last).toBeGreaterThanOrEqual(highest);
      if (highest > 4) expect(last).toBeLessThanOrEqual(highest * 2.6);
    }),
  );
  expect(byteTicks(3 * 1024 ** 3)).toEqual([0, 1, 2, 3, 4].map((gb) => gb * 1024 ** 3));
});
