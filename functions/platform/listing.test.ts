import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naturalOrder } from './listing.ts';

const sorted = (names: readonly string[]) =>
  names.toSorted((a, b) => {
    const [x, y] = [naturalOrder(a), naturalOrder(b)];
    return Number(x > y) - Number(x < y);
  });

describe('the natural order', () => {
  it('counts numbers as numbers, wherever they stand', () => {
    const names = ['班1', '班2', '班9', '班10', '班25', '班25b', '班100'];
    expect(sorted(names.toReversed())).toEqual(names);
    expect(sorted(['2026-10', '2026-9', '3'])).toEqual(['3', '2026-9', '2026-10']);
    expect(sorted(['a2b10', 'a2b9', 'a1b11'])).toEqual(['a1b11', 'a2b9', 'a2b10']);
  });

  it('leaves texts without numbers as they are', () => {
    expect(naturalOrder('scratch启蒙')).toBe('scratch启蒙');
  });

  it('is that of the numbers for any two', () => {
    const number = fc.nat({ max: 999_999_999 });
    fc.assert(
      fc.property(number, number, fc.string({ maxLength: 5 }), (a, b, before) => {
        const text = before.replace(/\d/g, '');
        expect(naturalOrder(`${text}${a}`) < naturalOrder(`${text}${b}`)).toBe(a < b);
      }),
    );
  });
});
