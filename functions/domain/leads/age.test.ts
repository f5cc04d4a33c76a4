import { expect, test } from 'vitest';
import { ageIn, storedAge } from './age.ts';

test('the age follows from the month of birth', () => {
  expect(ageIn({ birth: '2018-06' }, '2026-05')).toBe(7);
  expect(ageIn({ birth: '2018-06' }, '2026-06')).toBe(8);
  expect(ageIn({ birth: '' }, '2026-06')).toBe(0);
});

test('what was said of the age grows with the child', () => {
  const said = { birth: '', age: { years: 7, month: '2025-11' } };
  expect(ageIn(said, '2026-10')).toBe(7);
  expect(ageIn(said, '2026-11')).toBe(8);
});

test('an edit that says the same age keeps when it was said', () => {
  const said = { birth: '', age: { years: 7, month: '2025-11' } };
  expect(storedAge(7, said, '2026-10')).toEqual({ age: said.age });
  expect(storedAge(8, said, '2026-11')).toEqual({ age: said.age });
  expect(storedAge(9, said, '2026-11')).toEqual({ age: { years: 9, month: '2026-11' } });
  expect(storedAge(0, said, '2026-11')).toEqual({});
});
