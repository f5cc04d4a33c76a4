import { describe, expect, it } from 'vitest';
import { daysReckoned, forecastSpace, forecastTraffic } from './forecast.ts';

const today = '2026-11-23';

describe('a forecast of the space', () => {
  it('names the day on which it is full if it goes on like that', () => {
    const usage = { used: 700, quota: 1000, today };
    expect(forecastSpace(usage, 280, 28)).toEqual({ per_day: 10, full_on: '2026-12-23' });
    expect(forecastSpace({ ...usage, used: 1000 }, 280, 28).full_on).toBe(today);
  });

  it('names none for what does not grow, takes years, or has no quota', () => {
    expect(forecastSpace({ used: 1, quota: 1000, today }, -280, 28)).toEqual({
      per_day: -10,
      full_on: null,
    });
    expect(forecastSpace({ used: 1, quota: 1e9, today }, 28, 28).full_on).toBeNull();
    expect(forecastSpace({ used: 1, quota: 0, today }, 28, 28).full_on).toBeNull();
  });
});

describe('a forecast of the traffic', () => {
  it('names the day of this month on which it is used up, and what the month will need', () => {
    const usage = { used: 950, quota: 1000, today };
    expect(forecastTraffic(usage, 280, 28)).toEqual({
      per_day: 10,
      full_on: '2026-11-28',
      expected: 1020,
    });
  });

  it('names none when the month ends before', () => {
    const usage = { used: 900, quota: 1000, today };
    expect(forecastTraffic(usage, 280, 28)).toEqual({ per_day: 10, full_on: null, expected: 970 });
  });
});

describe('the days of the average', () => {
  it.each([
    ['2026-01-01T00:00:00Z', 28],
    ['2026-11-10T00:00:00Z', 14],
    // Already the 11th at the school.
    ['2026-11-10T16:00:00Z', 13],
    ['2026-11-23T00:00:00Z', 7],
    ['2026-12-01T00:00:00Z', 7],
  ])('of a school since %s are %i, however few of them have figures', (start, days) => {
    const subscription = { start, end: start, authorizationCode: '' };
    expect(daysReckoned({ subscription, timeZone: 'Asia/Shanghai' }, today)).toBe(days);
  });
});
