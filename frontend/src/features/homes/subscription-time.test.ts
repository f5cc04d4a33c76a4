import { expect, test } from 'vitest';
import { subscriptionTime } from './subscription-time.ts';

/** Instants by the clock of the machine, wherever it is. */
const at = (day: number, hour = 12) => new Date(2026, 0, day, hour);
const period = (from: number, to: number, hour = 12) => ({
  startTime: at(from, hour).toISOString(),
  endTime: at(to, hour).toISOString(),
});

test('days are counted by the calendar', () => {
  expect(subscriptionTime(period(1, 20, 1), at(9, 23)).daysLeft).toBe(11);
  expect(subscriptionTime(period(1, 20, 23), at(9, 1)).daysLeft).toBe(11);
});

test.each([
  [12, 8, 'running'],
  [13, 7, 'endsSoon'],
  [20, 0, 'endsSoon'],
] as const)('on day %i of 20: %i days left, %s', (day, daysLeft, state) => {
  expect(subscriptionTime(period(1, 20), at(day, 6))).toMatchObject({ daysLeft, state });
});

test('past due from the very instant on', () => {
  const expected = { daysLeft: 0, percent: 100, state: 'pastDue' };
  expect(subscriptionTime(period(1, 20), at(20, 12))).toEqual(expected);
  expect(subscriptionTime(period(1, 20), at(31))).toEqual(expected);
});

test('the share that is over', () => {
  expect(subscriptionTime(period(1, 21), at(6)).percent).toBe(25);
  expect(subscriptionTime(period(10, 20), at(1)).percent).toBe(0);
});
