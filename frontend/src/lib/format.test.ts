import { expect, test } from 'vitest';
import { changeText, formats, hoursText } from './format.ts';

/** The afternoon in UTC is the next day in Shanghai. */
const MOMENT = '2026-11-21T16:30:00Z';

test.each([
  ['Asia/Shanghai', 'Nov 22, 2026', 'Nov 22, 2026, 12:30 AM'],
  ['America/New_York', 'Nov 21, 2026', 'Nov 21, 2026, 11:30 AM'],
])('a time is shown in the time zone %s, wherever the device is', (zone, day, whole) => {
  const { date, dateTime, time } = formats('en-US', zone);
  // A narrow space separates the time from AM or PM.
  const plain = (text: string) => text.replaceAll('\u202f', ' ');
  expect([date(MOMENT), plain(dateTime(MOMENT))]).toEqual([day, whole]);
  expect(whole).toContain(plain(time(MOMENT)));
});

test('a calendar day is the same in every time zone', () => {
  for (const zone of ['Asia/Shanghai', 'America/New_York', undefined])
    expect(formats('en-US', zone).day('2026-11-21')).toBe('Nov 21, 2026');
});

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
