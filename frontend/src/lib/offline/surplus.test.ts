import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { surplus } from './surplus.ts';

test('the oldest go first, by number and by size', () => {
  expect(surplus([1, 1, 1], { files: 2, bytes: 10 })).toBe(1);
  expect(surplus([5, 5, 5], { files: 9, bytes: 10 })).toBe(1);
  expect(surplus([1, 2, 3], { files: 3, bytes: 6 })).toBe(0);
  expect(surplus([1, 11], { files: 3, bytes: 10 })).toBe(2);
  expect(surplus([], { files: 3, bytes: 10 })).toBe(0);
});

test('what stays fits, and one more would not', () => {
  const sizes = fc.array(fc.nat(1000), { maxLength: 40 });
  const bounds = fc.record({ files: fc.nat(20), bytes: fc.nat(8000) });
  const sum = (list: readonly number[]) => list.reduce((total, size) => total + size, 0);
  const fits = (list: readonly number[], { files, bytes }: { files: number; bytes: number }) =>
    list.length <= files && sum(list) <= bytes;
  fc.assert(
    fc.property(sizes, bounds, (list, limits) => {
      const gone = surplus(list, limits);
      expect(fits(list.slice(gone), limits)).toBe(true);
      if (gone > 0) expect(fits(list.slice(gone - 1), limits)).toBe(false);
    }),
  );
});
