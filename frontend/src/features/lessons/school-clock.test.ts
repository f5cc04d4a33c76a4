import { expect, it } from 'vitest';
import { addMinutes, clockAt, endFor, toClock, todayAt } from './school-clock.ts';

it.each([
  ['Asia/Shanghai', '2026-11-22T00:30:05'],
  ['America/New_York', '2026-11-21T11:30:05'],
  ['UTC', '2026-11-21T16:30:05'],
])('gives the local time of %s in every time zone of the browser', (zone, shown) => {
  const now = new Date('2026-11-21T16:30:05Z');

  expect(clockAt(zone, now)).toBe(shown);
  expect(todayAt(zone, now)).toBe(shown.slice(0, 10));
});

it('keeps the length when the start changes', () => {
  expect(endFor('10:15', { start: '09:00', end: '10:30' })).toBe('11:45');
  expect(endFor('23:00', { start: '09:00', end: '10:30' })).toBe('23:59');
  expect(endFor('1', { start: '09:00', end: '10:30' })).toBeUndefined();
  expect(endFor('10:00', { start: '09:00', end: '' })).toBeUndefined();
});

it('does not go beyond midnight', () => {
  expect(addMinutes('09:40', 90)).toBe('11:10');
  expect(addMinutes('23:00', 90)).toBe('23:59');
  expect(toClock(0)).toBe('00:00');
});
