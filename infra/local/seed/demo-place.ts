import type { SchoolMoment } from '#functions/platform/school-day.ts';
import { DAY_MS } from '#shared/days.ts';
import type { SchoolId } from '#shared/ids.ts';

/** The school that is seeded, and the moment at which: everything is placed around it. */
export interface DemoPlace extends SchoolMoment {
  readonly schoolId: SchoolId;
}

/** The moment a number of days before another. */
export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * DAY_MS);

/** The same number, 0 to 99, for the same two numbers, so that every demo school of a moment is the same. */
export const lot = (one: number, other: number): number => (one * 37 + other * 61) % 100;
