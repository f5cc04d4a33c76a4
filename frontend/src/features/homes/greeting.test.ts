import { expect, test } from 'vitest';
import { dayPart } from './greeting.tsx';

test.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [10, 'morning'],
  [11, 'noon'],
  [12, 'noon'],
  [13, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('%i o’clock is %s', (hour, part) => {
  expect(dayPart(hour)).toBe(part);
});
