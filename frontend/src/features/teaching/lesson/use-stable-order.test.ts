import { expect, test } from 'vitest';
import { inStableOrder } from './use-stable-order.ts';

const rows = (...ids: string[]) => ids.map((student_id) => ({ student_id }));

test('rows stay where they were when the list is asked for anew', () => {
  expect(inStableOrder(rows('late', 'c', 'new', 'a'), ['a', 'b', 'c'])).toEqual(
    rows('a', 'c', 'late', 'new'),
  );
});
