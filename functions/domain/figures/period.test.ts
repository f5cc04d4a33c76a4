import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { toPeriod } from './period.ts';

/** Already the 22nd at the school. */
const moment = { now: new Date('2026-11-21T16:00:00Z'), timeZone: 'Asia/Shanghai' };
const today = '2026-11-22';

describe('a period', () => {
  it.each([
    ['week', '2026-11-16', today, 'day'],
    ['month', '2026-10-24', today, 'day'],
    ['term', '2026-08-25', today, 'day'],
    ['year', '2025-12-01', '2026-11-30', 'month'],
  ] as const)('of a %s ends today', (period, from, to, by) => {
    expect(toPeriod({ period }, moment)).toEqual({ from, to, by, today });
  });

  it('may be given by its days, and is answered by day or month', () => {
    const own = { period: 'week', from: '2026-01-15', to: '2026-03-20' } as const;
    expect(toPeriod(own, moment)).toMatchObject({
      from: '2026-01-15',
      to: '2026-03-20',
      by: 'day',
    });
    expect(toPeriod({ ...own, by: 'month' }, moment)).toEqual({
      from: '2026-01-01',
      to: '2026-03-31',
      by: 'month',
      today,
    });
  });

  it('of 366 days is the longest', () => {
    const own = { period: 'week', from: '2025-11-22', to: '2026-11-22' } as const;
    expect(toPeriod(own, moment)).toMatchObject({ by: 'month' });
    expect(() => toPeriod({ ...own, from: '2025-11-21' }, moment)).toThrow(
      expect.objectContaining({
        code: CODE.invalid,
        refused: [expect.objectContaining({ field: 'to', rule: 'tooLong' })],
      }),
    );
  });

  it.each([
    [{ from: '2026-11-02', to: '2026-11-01' }, CODE.invalid, 'to', 'beforeFrom'],
    [{ from: '2026-11-02' }, CODE.incomplete, 'to', 'required'],
    [{ to: '2026-11-02' }, CODE.incomplete, 'from', 'required'],
  ])('is not %o', (dates, code, field, rule) => {
    expect(() => toPeriod({ period: 'week', ...dates }, moment)).toThrow(
      expect.objectContaining({ code, refused: [expect.objectContaining({ field, rule })] }),
    );
  });
});
