import { describe, expect, it } from 'vitest';
import { countDays } from '#shared/days.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import { spanOf, stepFrom, weekNumber } from './span.ts';

describe('the days of a view', () => {
  it.each([
    [1, { from: '2026-11-16', to: '2026-11-22' }],
    [0, { from: '2026-11-15', to: '2026-11-21' }],
    [6, { from: '2026-11-21', to: '2026-11-27' }],
  ])('are those of the week that begins on %i', (weekStart, span) => {
    expect(spanOf('week', '2026-11-21', weekStart)).toEqual(span);
  });

  it('begin with the day itself in an agenda', () => {
    expect(spanOf('agenda', '2026-11-21', 1)).toEqual({ from: '2026-11-21', to: '2026-11-27' });
  });

  it('are six weeks for a month, the most that the server answers', () => {
    const { from, to } = spanOf('month', '2026-11-21', 1);

    expect({ from, to }).toEqual({ from: '2026-10-26', to: '2026-12-06' });
    expect(countDays(from, to)).toBe(LESSON_LIMITS.calendarDays);
  });

  it('move by the length of the view', () => {
    expect(stepFrom('day', '2026-12-31', 1)).toBe('2027-01-01');
    expect(stepFrom('week', '2026-11-21', -1)).toBe('2026-11-14');
    expect(stepFrom('month', '2026-10-31', 1)).toBe('2026-11-01');
  });
});

it.each([
  ['2026-01-01', 1],
  ['2027-01-01', 53],
  ['2027-01-04', 1],
  ['2026-11-21', 47],
])('the week of %s has the number %i', (day, number) => {
  expect(weekNumber(day)).toBe(number);
});
