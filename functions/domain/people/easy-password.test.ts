import { expect, test } from 'vitest';
import { isEasyPassword } from './easy-password.ts';

const OWNER = { account: 'zihan07', name: '王子涵', reading: 'wang zi han' };

test.each([
  ...['123456', '20150607', '13800001234', '111111', '987654', '5201314', '12341234'],
  ...['abcdef', 'qwerty', 'qwerty123', 'Password1', 'abcabc', 'aaaaaa', 'a123456', 'woaini1314'],
  ...['zihan07', 'Zihan2015', 'wangzihan', '07wangzihan', 'scratch3'],
])('%s is easy to guess', (password) => {
  expect(isEasyPassword(password, OWNER)).toBe(true);
});

test.each([
  'blau4mond',
  'kuchen77',
  'Better456',
  'tigerhase',
  '739284756102',
  'xk4p9q',
  'bamidu234',
])('%s is not', (password) => {
  expect(isEasyPassword(password, OWNER)).toBe(false);
});

test('a short name makes nothing easy', () => {
  expect(isEasyPassword('blanket55', { account: 'an', name: '安', reading: 'an' })).toBe(false);
});
