import { expect, test } from 'vitest';
import { instantOf, wallClock } from './wall-clock.ts';

test.each([
  ['2026-03-02 20:00', 'Asia/Shanghai', '2026-03-02T12:00:00.000Z'],
  ['2026-07-01 08:30', 'America/New_York', '2026-07-01T12:30:00.000Z'],
  ['2026-01-01 08:30', 'America/New_York', '2026-01-01T13:30:00.000Z'],
  // An hour after the clocks were put forward, and an hour before.
  ['2026-03-08 03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-03-08 01:30', 'America/New_York', '2026-03-08T06:30:00.000Z'],
])('%s in %s is %s, and back', (wall, timeZone, instant) => {
  expect(instantOf(wall, timeZone)).toBe(instant);
  expect(wallClock(instant, timeZone)).toBe(wall);
});

test('nothing is no time', () => {
  expect(instantOf('', 'Asia/Shanghai')).toBe('');
  expect(instantOf('2026-03-', 'Asia/Shanghai')).toBe('');
});
