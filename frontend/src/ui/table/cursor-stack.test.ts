import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  back,
  type CursorStack,
  cursorOf,
  FIRST_PAGE,
  forward,
  passedBefore,
  stackFor,
} from './cursor-stack.ts';

test('the first page has no position', () => {
  expect(cursorOf(FIRST_PAGE)).toBeUndefined();
  expect(passedBefore(FIRST_PAGE)).toBe(0);
  expect(back(FIRST_PAGE)).toEqual(FIRST_PAGE);
});

test('the last page leads nowhere, and a repeated click no further', () => {
  const second = forward(FIRST_PAGE, 'a', 20);
  expect(forward(second, null, 20)).toBe(second);
  expect(forward(second, 'a', 20)).toBe(second);
});

test('back leads through the same pages as the way there', () => {
  const pages = fc.uniqueArray(fc.record({ cursor: fc.string(), rows: fc.nat(100) }), {
    selector: ({ cursor }) => cursor,
    maxLength: 30,
  });
  fc.assert(
    fc.property(pages, (passed) => {
      let at: CursorStack = FIRST_PAGE;
      for (const { cursor, rows } of passed) at = forward(at, cursor, rows);
      for (const { cursor, rows } of passed.toReversed()) {
        expect(cursorOf(at)).toBe(cursor);
        const before = passedBefore(at);
        at = back(at);
        expect(passedBefore(at)).toBe(before - rows);
      }
      expect(at).toEqual(FIRST_PAGE);
    }),
  );
});

test('another question starts at the first page', () => {
  const stack = forward(FIRST_PAGE, 'a', 20);
  expect(stackFor({ key: 'newest', stack }, 'newest')).toBe(stack);
  expect(stackFor({ key: 'newest', stack }, 'name')).toEqual(FIRST_PAGE);
});
