import { expect, test } from 'vitest';
import { NEXT, nextToReview, orderOf } from './queue.ts';

test('a sitting begins with the one that was opened, and takes in whoever comes', () => {
  expect(orderOf(NEXT, ['a', 'b'], [])).toEqual(['a', 'b']);
  expect(orderOf('b', ['a', 'b'], ['a', 'c'])).toEqual(['a', 'b', 'c']);
  expect(orderOf('z', ['a', 'b'], [])).toEqual(['z', 'a', 'b']);
});

test('after one comes the next that waits, at the end whoever was passed over', () => {
  const order = ['a', 'b', 'c', 'd'];
  expect(nextToReview(order, 'b', new Set(['b']))).toBe('c');
  expect(nextToReview(order, 'b', new Set(['b', 'c']))).toBe('d');
  expect(nextToReview(order, 'd', new Set(['b', 'c', 'd']))).toBe('a');
  expect(nextToReview(order, 'a', new Set(order))).toBeUndefined();
  expect(nextToReview(order, NEXT, new Set(['a']))).toBe('b');
});
