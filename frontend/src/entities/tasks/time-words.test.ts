import { expect, test } from 'vitest';
import { spanWords, untilWords } from './time-words.ts';

const NOW = Date.parse('2026-03-02T08:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

test.each([
  [2 * 24 * 60 + 5, 'in 2 days'],
  [25 * 60, 'tomorrow'],
  [39 * 60, 'tomorrow'],
  [41 * 60, 'in 2 days'],
  [23 * 60, 'in 23 hours'],
  [90, 'in 90 minutes'],
  [0.5, 'in 0 minutes'],
  [-3 * 60 - 59, '3 hours ago'],
  [-3 * 24 * 60, '3 days ago'],
])('%d minutes from now is "%s"', (minutes, words) => {
  expect(untilWords(at(minutes), NOW, { locale: 'en', timeZone: 'UTC' })).toBe(words);
});

test('counts days by the clock of the school', () => {
  const reader = { locale: 'en', timeZone: 'Pacific/Auckland' };
  expect(untilWords(at(36 * 60), NOW, reader)).toBe('in 2 days');
});

test('says it in the language', () => {
  const reader = { locale: 'zh-CN', timeZone: 'Asia/Shanghai' };
  expect(untilWords(at(3 * 24 * 60), NOW, reader)).toBe('3天后');
});

test('tells how late something came, at least a minute', () => {
  expect(spanWords(at(0), at(2 * 60 + 30), 'en')).toBe('2 hours');
  expect(spanWords(at(0), at(0.1), 'en')).toBe('1 minute');
});
