import { expect, test } from 'vitest';
import { clockShows, instantAt, overlap, toClock } from './school-time.ts';

const NINE = 9 * 60;

test('a clock time is the same instant all year where there is no daylight saving', () => {
  expect(instantAt('2026-07-01', NINE, 'Asia/Shanghai')).toBe('2026-07-01T01:00:00.000Z');
  expect(instantAt('2026-12-01', NINE, 'Asia/Shanghai')).toBe('2026-12-01T01:00:00.000Z');
});

test('nine o’clock stays nine o’clock over the changes of daylight saving', () => {
  expect(instantAt('2026-03-28', NINE, 'Europe/Berlin')).toBe('2026-03-28T08:00:00.000Z');
  expect(instantAt('2026-03-29', NINE, 'Europe/Berlin')).toBe('2026-03-29T07:00:00.000Z');
  expect(instantAt('2026-10-25', NINE, 'Europe/Berlin')).toBe('2026-10-25T08:00:00.000Z');
});

test('of a clock that is set back the first time counts', () => {
  expect(instantAt('2026-10-25', 150, 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
});

test('the hour that daylight saving skips does not exist', () => {
  expect(clockShows('2026-03-29', 150, 'Europe/Berlin')).toBe(false);
  expect(clockShows('2026-03-29', 180, 'Europe/Berlin')).toBe(true);
  expect(clockShows('2026-03-29', 150, 'Asia/Shanghai')).toBe(true);
});

test('the leap day is a day like others', () => {
  expect(instantAt('2028-02-29', 0, 'Asia/Taipei')).toBe('2028-02-28T16:00:00.000Z');
});

test('spans that touch do not overlap', () => {
  expect(overlap({ start: 540, end: 600 }, { start: 600, end: 660 })).toBe(false);
  expect(overlap({ start: 540, end: 601 }, { start: 600, end: 660 })).toBe(true);
  expect(overlap({ start: 540, end: 720 }, { start: 600, end: 660 })).toBe(true);
});

test('a clock has two digits each', () => {
  expect([0, 65, 1439].map(toClock)).toEqual(['00:00', '01:05', '23:59']);
});
