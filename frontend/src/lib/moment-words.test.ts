import { expect, test } from 'vitest';
import { momentWords, sayMoment } from './moment-words.ts';

// A Monday, 16:00 in Shanghai.
const NOW = Date.parse('2026-03-02T08:00:00Z');
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();

test.each([
  [2, 'today 18:00', '今天 18:00'],
  [-2, 'today 14:00', '今天 14:00'],
  [8, 'tomorrow 00:00', '明天 00:00'],
  [26, 'tomorrow 18:00', '明天 18:00'],
  [-26, 'yesterday 14:00', '昨天 14:00'],
  [50, 'Wednesday 18:00', '星期三 18:00'],
  [6 * 24, 'Sunday 16:00', '星期日 16:00'],
  [7 * 24, 'Mar 9 16:00', '3月9日 16:00'],
  [-72, 'Feb 27 16:00', '2月27日 16:00'],
])('%d hours from now is "%s" and "%s"', (hours, english, chinese) => {
  const timeZone = 'Asia/Shanghai';
  expect(momentWords(at(hours), NOW, { locale: 'en', timeZone })).toBe(english);
  expect(momentWords(at(hours), NOW, { locale: 'zh-CN', timeZone })).toBe(chinese);
});

test.each([
  [-2, '14:00', true],
  // Another day in Shanghai, and the same in UTC.
  [8, 'tomorrow 00:00', false],
  [-26, 'yesterday 14:00', false],
  [-72, 'Feb 27 16:00', false],
])('%d hours from now is "%s" where today needs no word', (hours, time, isToday) => {
  const reader = { locale: 'en', timeZone: 'Asia/Shanghai' };
  expect(sayMoment(at(hours), NOW, reader)).toEqual({ time, isToday });
});
