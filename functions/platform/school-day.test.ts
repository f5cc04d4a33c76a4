import { expect, it } from 'vitest';
import { dayAt } from './school-day.ts';

it.each([
  ['Asia/Shanghai', '2026-11-21T15:59:59.999Z', '2026-11-21'],
  ['Asia/Shanghai', '2026-11-21T16:00:00.000Z', '2026-11-22'],
  ['Asia/Taipei', '2026-12-31T16:00:00.000Z', '2027-01-01'],
  ['America/New_York', '2026-11-22T04:59:59.999Z', '2026-11-21'],
  ['America/New_York', '2026-11-22T05:00:00.000Z', '2026-11-22'],
  // In summer midnight comes an hour earlier.
  ['America/New_York', '2026-07-02T03:59:59.999Z', '2026-07-01'],
  ['America/New_York', '2026-07-02T04:00:00.000Z', '2026-07-02'],
  ['Pacific/Auckland', '2026-11-21T11:00:00.000Z', '2026-11-22'],
  ['UTC', '2026-11-21T23:59:59.999Z', '2026-11-21'],
])('in %s it is, at %s, the day %s', (timeZone, now, day) => {
  expect(dayAt({ now: new Date(now), timeZone })).toBe(day);
});
