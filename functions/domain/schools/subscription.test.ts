import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SchoolId } from '#shared/ids.ts';
import type { School } from './school.ts';
import { deletionDate } from './subscription.ts';

const schoolUntil = (end: string): School => ({
  id: SchoolId.parse('sch-a'),
  name: 'A',
  logo: '',
  state: 'active',
  edition: 'standard',
  timeZone: 'Asia/Shanghai',
  country: 'CN',
  currency: 'CNY',
  language: 'zh',
  subscription: { start: '2020-01-01T00:00:00.000Z', end, authorizationCode: '' },
  firstPassword: 1,
  demo: false,
  rev: 1,
});

describe('the date of deletion', () => {
  it.each([
    ['2026-01-15T10:30:00.000Z', '2026-07-15T10:30:00.000Z'],
    ['2026-08-31T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
    ['2027-08-30T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
    ['2026-03-31T23:59:59.999Z', '2026-09-30T23:59:59.999Z'],
    ['2026-12-31T12:00:00.000Z', '2027-06-30T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2028-08-29T12:00:00.000Z'],
  ])('of a subscription that ends on %s is %s', (end, expected) => {
    expect(deletionDate(schoolUntil(end)).toISOString()).toBe(expected);
  });

  it('is six months later: never less, and never in another month', () => {
    const date = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, (end) => {
        const deleted = deletionDate(schoolUntil(end.toISOString()));
        const months =
          (deleted.getUTCFullYear() - end.getUTCFullYear()) * 12 +
          deleted.getUTCMonth() -
          end.getUTCMonth();
        expect(months).toBe(6);
        expect(deleted.getUTCDate()).toBeLessThanOrEqual(end.getUTCDate());
        expect(deleted.getTime() % 86_400_000).toBe(end.getTime() % 86_400_000);
      }),
    );
  });
});
