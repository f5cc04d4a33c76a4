import fc from 'fast-check';
import { expect, test } from 'vitest';
import { back, FIRST_PAGE, forward, pageNumber, positionOf, stackFor } from './cursor-stack.ts';

test('the first page has no position', () => {
  expect(positionOf(FIRST_PAGE)).toBeUndefined();
  expect(pageNumber(FIRST_PAGE)).toBe(1);
  expect(back(FIRST_PAGE)).toEqual(FIRST_PAGE);
});

test('the last page leads nowhere, and a repeated click no further', () => {
  const second = forward(FIRST_PAGE, 'a');
  expect(forward(second, null)).toBe(second);
  expect(forward(second, 'a')).toBe(second);
});

test('back leads through the same pages as the way there', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 }), (cursors) => {
      const way = cursors.reduce<readonly string[]>(forward, FIRST_PAGE);
      expect(pageNumber(way)).toBe(cursors.length + 1);
      let at = way;
      for (const cursor of cursors.toReversed()) {
        expect(positionOf(at)).toBe(cursor);
        at = back(at);
      }
      expect(at).toEqual(FIRST_PAGE);
    }),
  );
});

test('another question starts at the first page', () => {
  const kept = { key: 'newest', stack: ['a', 'b'] };
  expect(stackFor(kept, 'newest')).toEqual(['a', 'b']);
  expect(stackFor(kept, 'name')).toEqual(FIRST_PAGE);
});
