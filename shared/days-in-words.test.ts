import { expect, test } from 'vitest';
import { daysInWords } from './days-in-words.ts';

test.each([
  ['en', 'Thu 26 November'],
  ['zh', '11月26日（周四）'],
  ['cht', '11月26日（週四）'],
] as const)('days are written in the words of %s, other values as they are', (language, day) => {
  const values = { date: '2026-11-26', time: '16:00', class: '2026-11', count: 3 };
  expect(daysInWords(values, language)).toEqual({ ...values, date: day });
});
