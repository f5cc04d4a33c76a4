import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceHours, serviceAt } from './service-hours.ts';

const WEEK: ServiceHours[] = [
  { days: [1, 2, 3, 4, 5], from: '09:00', to: '20:00' },
  { days: [6], from: '10:00', to: '12:00' },
];
const ZONE = 'Asia/Shanghai';
/** A moment by the clock of Shanghai; 2026-11-23 is a Monday. */
const at = (day: number, time: string) => new Date(`2026-11-${22 + day}T${time}:00+08:00`);

describe('the service', () => {
  it.each([
    [1, '09:00', { isOpen: true, until: '20:00' }],
    [1, '08:59', { isOpen: false, next: { day: 1, inDays: 0, from: '09:00' } }],
    [5, '20:00', { isOpen: false, next: { day: 6, inDays: 1, from: '10:00' } }],
    [6, '11:59', { isOpen: true, until: '12:00' }],
    [6, '12:00', { isOpen: false, next: { day: 1, inDays: 2, from: '09:00' } }],
    [7, '15:00', { isOpen: false, next: { day: 1, inDays: 1, from: '09:00' } }],
  ])('on day %i at %s is %o', (day, time, service) => {
    expect(serviceAt(WEEK, ZONE, at(day, time))).toEqual(service);
  });

  it('goes by the clock of its time zone, wherever it is looked at', () => {
    expect(serviceAt(WEEK, 'Europe/London', at(1, '09:00'))?.isOpen).toBe(false);
    expect(serviceAt(WEEK, 'America/New_York', at(2, '08:00'))?.isOpen).toBe(true);
  });

  it('opens once a week at least, and is not known without hours', () => {
    expect(serviceAt([], ZONE, at(1, '10:00'))).toBeUndefined();
    fc.assert(
      fc.property(
        fc.date({ min: at(1, '00:00'), max: at(7, '23:59'), noInvalidDate: true }),
        (now) => {
          const only = serviceAt([{ days: [3], from: '10:00', to: '11:00' }], ZONE, now);
          expect(only?.isOpen || only?.next?.day === 3).toBe(true);
        },
      ),
    );
  });

  it('is refused with hours that are none', () => {
    expect(ServiceHours().safeParse({ days: [8], from: '09:00', to: '10:00' }).success).toBe(false);
    expect(ServiceHours().safeParse({ days: [1], from: '9 Uhr', to: '10:00' }).success).toBe(false);
  });
});
