import { describe, expect, it } from 'vitest';
import { newSlot, shownHours, slotOf, withUsualLength } from './slot.ts';

const timed = (startStr: string, endStr: string) =>
  slotOf({ startStr, endStr, allDay: false }, '15:00');

describe('a selection', () => {
  it('is read as the local time of the school', () => {
    expect(timed('2026-11-21T09:00:00Z', '2026-11-21T11:00:00Z')).toEqual({
      date: '2026-11-21',
      start: '09:00',
      end: '11:00',
    });
  });

  it('that ends at midnight ends on its day', () => {
    expect(timed('2026-11-21T22:00:00Z', '2026-11-22T00:00:00Z').end).toBe('23:59');
  });

  it('of one line is the start of a lesson of the usual length', () => {
    const click = timed('2026-11-21T14:30:00Z', '2026-11-21T15:00:00Z');
    const drawn = timed('2026-11-21T14:30:00Z', '2026-11-21T15:15:00Z');

    expect(withUsualLength(click).end).toBe('16:00');
    expect(withUsualLength(drawn)).toEqual(drawn);
  });

  it('of a whole day begins at the usual time', () => {
    const selection = { startStr: '2026-11-21', endStr: '2026-11-22', allDay: true };
    expect(slotOf(selection, '15:00')).toEqual({
      date: '2026-11-21',
      start: '15:00',
      end: '16:30',
    });
  });
});

it.each([
  ['2026-11-21', '2026-11-21T09:00:10', '2026-11-21', '10:00'],
  ['2026-11-21', '2026-11-21T14:59:00', '2026-11-21', '15:00'],
  ['2026-11-21', '2026-11-21T05:30:00', '2026-11-21', '08:00'],
  ['2026-11-21', '2026-11-21T19:10:00', '2026-11-22', '08:00'],
  ['2026-12-01', '2026-11-21T14:20:00', '2026-12-01', '15:00'],
  ['2026-12-01', '2026-11-21T22:20:00', '2026-12-01', '08:00'],
])('a new lesson on %s at %s begins on %s at %s', (day, now, date, start) => {
  expect(newSlot(day, now, { opens: 8 * 60, closes: 20 * 60 })).toMatchObject({ date, start });
});

it('the hours of the calendar include lessons outside the opening hours', () => {
  const open = { opens: 8 * 60, closes: 20 * 60 };

  expect(shownHours(open, [])).toEqual(['08:00', '20:00']);
  expect(shownHours(open, [{ start: '07:40', end: '20:10' }])).toEqual(['07:00', '21:00']);
});
