import { expect, it } from 'vitest';
import { momentText } from './moment-text.ts';

it.each([
  ['date', '2026-03-01', '2026-03-01'],
  ['date', ' 2026/3/1', '2026-03-01'],
  ['date', '2026年3月1日', '2026-03-01'],
  ['date', '20260301', '2026-03-01'],
  ['date', 'tomorrow', 'tomorrow'],
  ['date', '', ''],
  ['time', '9', '09:00'],
  ['time', '9:5', '09:05'],
  ['time', '930', '09:30'],
  ['time', '1745', '17:45'],
  ['time', '18：30', '18:30'],
  ['time', 'noon', 'noon'],
  ['dateTime', '2026-03-01T09:30', '2026-03-01 09:30'],
  ['dateTime', '2026年3月1日 930', '2026-03-01 09:30'],
  ['dateTime', '2026-03-01', '2026-03-01'],
  ['dateTime', 'on Monday', 'on Monday'],
] as const)('a %s that is typed as %j is %j', (kind, typed, text) => {
  expect(momentText(kind, typed)).toBe(text);
});
