import { expect, test } from 'vitest';
import { dayAt } from '#functions/platform/school-day.ts';
import { DAY_MS, firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { SchoolId } from '#shared/ids.ts';
import { allCredits } from './seed-hours.ts';

const schoolId = SchoolId.parse('sch-demo');
const timeZone = 'Asia/Shanghai';
const FIRST = Date.parse('2026-11-01T05:00:00Z');

/** Hours that were bought in a month, of one kind of course or of all. */
function boughtIn(now: Date, monthsBack: number, course?: string): number {
  const place = { schoolId, timeZone, now };
  const month = monthOfDay(firstOfMonthFrom(dayAt(place), -monthsBack));
  return allCredits(place)
    .filter(
      ({ kind, at }) => kind === 'purchase' && monthOfDay(dayAt({ timeZone, now: at })) === month,
    )
    .filter((credit) => course === undefined || credit.class.course === course)
    .reduce((sum, { hours }) => sum + hours, 0);
}

test('income of the last whole month has fallen, on whatever day of a year the demo begins', () => {
  for (let day = 0; day < 366; day += 1) {
    const now = new Date(FIRST + day * DAY_MS);
    const [last, before] = [boughtIn(now, 1), boughtIn(now, 2)];
    expect(last, now.toISOString()).toBeGreaterThan(0);
    expect(last, now.toISOString()).toBeLessThan(before);
    // The course that lost its families.
    expect(boughtIn(now, 1, 'Python'), now.toISOString()).toBeLessThan(boughtIn(now, 2, 'Python'));
  }
});
