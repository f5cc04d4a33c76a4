import { expect, test } from 'vitest';
import { partsOf } from './register-parts.ts';
import type { Register } from './use-register.ts';

const registerOf = (count: number) => {
  const places = Array.from({ length: count }, (_, place) => place);
  return { lessons: places, totals: places, rows: [{ marks: places }] } as unknown as Register;
};

test.each([
  [1, [1]],
  [12, [12]],
  [13, [7, 6]],
  [30, [10, 10, 10]],
])('%d lessons are printed in parts of %j', (count, sizes) => {
  const parts = partsOf(registerOf(count));
  expect(parts.map(({ lessons }) => lessons.length)).toEqual(sizes);
  const all = Array.from({ length: count }, (_, place) => place);
  expect(parts.flatMap(({ lessons }) => lessons)).toEqual(all);
  expect(parts.flatMap(({ totals }) => totals)).toEqual(all);
  expect(parts.flatMap(({ rows }) => rows[0]?.marks)).toEqual(all);
});
