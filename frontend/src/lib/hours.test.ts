import { expect, test } from 'vitest';
import { changeText, hoursText } from './hours.ts';

test.each([
  [0, '0'],
  [12, '12'],
  [0.5, '0.5'],
  [-2.5, '−2.5'],
  [1.4999999, '1.5'],
])('%s hours are written as %s', (hours, text) => expect(hoursText(hours)).toBe(text));

test.each([
  [10, '+10'],
  [-0.5, '−0.5'],
  [0, '0'],
])('a change by %s is written as %s', (hours, text) => expect(changeText(hours)).toBe(text));
