import { expect, test } from 'vitest';
import type { Day, Instant } from '#shared/days.ts';
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

test.each([
  'Asia/Shanghai',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  undefined,
])('a calendar day is the same in the time zone %s', (zone) => {
  for (const [text, shown] of [
    ['2026-11-21', 'Nov 21, 2026'],
    // Summer time begins in New York, and in Lord Howe, by half an hour.
    ['2026-03-08', 'Mar 8, 2026'],
    ['2026-10-04', 'Oct 4, 2026'],
    ['2024-02-29', 'Feb 29, 2024'],
  ] as const)
    expect(formats('en-US', zone).day(text)).toBe(shown);
});

test('a day cannot be taken for a moment, nor a moment for a day', () => {
  const { day, date, dateTime, briefDate, briefDateTime, time } = formats('en-US', 'UTC');
  const birthday: Day = '2018-05-01';
  const created: Instant = MOMENT;
  // @ts-expect-error A day has no time zone: it would be the day before, west of Greenwich.
  expect(date(birthday)).toBeTruthy();
  // @ts-expect-error
  expect(dateTime(birthday)).toBeTruthy();
  // @ts-expect-error
  expect(briefDate(birthday)).toBeTruthy();
  // @ts-expect-error
  expect(briefDateTime(birthday)).toBeTruthy();
  // @ts-expect-error
  expect(time(birthday)).toBeTruthy();
  // @ts-expect-error A moment is a day only in a time zone.
  expect(day(created)).toBeTruthy();
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
