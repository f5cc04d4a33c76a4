import { expect, test } from 'vitest';
import { changeText, formats, hoursText } from './format.ts';

/** The afternoon in UTC is the next day in Shanghai. */
const MOMENT = '2026-11-21T16:30:00Z';

test.each([
  ['Asia/Shanghai', 'Nov 22, 2026', 'Nov 22, 2026, 00:30', '2026/11/22 00:30'],
  ['America/New_York', 'Nov 21, 2026', 'Nov 21, 2026, 11:30', '2026/11/21 11:30'],
])('a time is shown in the time zone %s, wherever the device is', (zone, day, whole, inTaiwan) => {
  const { date, dateTime, time } = formats('en-US', zone);
  expect([date(MOMENT), dateTime(MOMENT)]).toEqual([day, whole]);
  expect(whole).toContain(time(MOMENT));
  // A thin space stands before the time.
  expect(formats('zh-TW', zone).dateTime(MOMENT).replaceAll(/\s/g, ' ')).toBe(inTaiwan);
});

test('a calendar day is the same in every time zone', () => {
  for (const zone of ['Asia/Shanghai', 'America/New_York', undefined])
    expect(formats('en-US', zone).day('2026-11-21')).toBe('Nov 21, 2026');
});

test.each([
  ['zh-TW', '2026/11/22', '2026/11/22\\s'],
  ['zh-CN', '2026/11/22', '2026/11/22\\s'],
  ['en-US', 'Nov 22, 2026', 'Nov 22, 2026,\\s'],
])('in columns %s writes dates with their year in few letters', (locale, day, whole) => {
  const { briefDate, briefDateTime } = formats(locale, 'Asia/Shanghai');
  expect(briefDate(MOMENT)).toBe(day);
  expect(briefDateTime(MOMENT)).toMatch(new RegExp(`^${whole}`));
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
