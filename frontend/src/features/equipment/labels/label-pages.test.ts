import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLUMNS, LAYOUTS, pagesOfLabels } from './label-pages.ts';

const millimetres = (length: string): number => Number(length.replace('mm', ''));

test('each label is on one sheet, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.constantFrom(...COLUMNS), (labels, columns) => {
      const pages = pagesOfLabels(labels, columns);
      expect(pages.flat()).toEqual(labels);
      expect(pages.every((page) => page.length > 0)).toBe(true);
    }),
  );
});

test.each(COLUMNS)('%s in a row fit on A4, with their codes', (columns) => {
  const { rows, height, code } = LAYOUTS[columns];
  expect(rows * millimetres(height)).toBeLessThanOrEqual(273);
  expect(Number(columns) * millimetres(code)).toBeLessThanOrEqual(186);
  expect(millimetres(code)).toBeLessThan(millimetres(height));
});
