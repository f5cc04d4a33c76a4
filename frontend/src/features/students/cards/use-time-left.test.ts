import { expect, test } from 'vitest';
import { clock } from './use-time-left.ts';

test.each([
  [600, '10:00'],
  [599, '9:59'],
  [61, '1:01'],
  [9, '0:09'],
  [0, '0:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
