import { DAY_MS } from '#shared/days.ts';
import { EDITIONS, type EditionId } from '#shared/editions/rules.ts';
import { PLATFORM_SCHOOL, type SchoolId } from '#shared/ids.ts';
import { LOG_LIMITS } from '#shared/logs/limits.ts';

/** What says how long the log of a school is kept. */
export interface LoggedSchool {
  readonly id: SchoolId;
  readonly edition: EditionId;
}

interface Logged {
  readonly schoolId: SchoolId;
  /** Of somebody who acts in another school it is not that of the log. */
  readonly school?: LoggedSchool | undefined;
}

/** Days for which an entry is kept. Where the school's edition is not known, the longest time of all editions. */
export function keptDays({ schoolId, school }: Logged): number {
  if (schoolId === PLATFORM_SCHOOL) return EDITIONS.platform.logDays;
  return school?.id === schoolId ? EDITIONS[school.edition].logDays : LOG_LIMITS.retentionDays;
}

/** Nothing older is shown: an entry may have been written under an edition that keeps longer. */
export const keptSince = (school: LoggedSchool, now: Date): Date =>
  new Date(now.getTime() - keptDays({ schoolId: school.id, school }) * DAY_MS);
