import { ATTENDED_PREFIX, attendedLessons } from '#functions/domain/records/lesson-record.ts';
import { wasThere } from '#functions/domain/reports/attended.ts';
import { REPORT_LISTS, reports } from '#functions/domain/reports/report.ts';
import { toValues } from '#functions/domain/reports/values.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { entriesBetween, schoolList } from '#functions/platform/listing.ts';
import { ReportId, type SchoolId, type UserId } from '#shared/ids.ts';
import { DIMENSIONS } from '#shared/reports/fields.ts';
import type { Earned } from '#shared/reports/reading-calls.ts';

/** In how many dimensions the newest report is higher than the first. */
function grownIn(first: string, newest: string): number {
  const [before, now] = [toValues(first), toValues(newest)];
  return DIMENSIONS.filter((name) => before[name] > 0 && now[name] > before[name]).length;
}

async function countLessons(schoolId: SchoolId, userId: UserId) {
  const all = await attendedLessons.between(personPartition(schoolId, userId), [
    ATTENDED_PREFIX,
    `${ATTENDED_PREFIX}~`,
  ]);
  const attended = all.filter(wasThere);
  const surprising = attended.filter(({ phrase }) => phrase === 'surprising');
  return { lessons: attended.length, surprising: surprising.length };
}

async function countReports(schoolId: SchoolId, userId: UserId) {
  const list = schoolList(schoolId, REPORT_LISTS.shownOf(userId));
  const entries = await entriesBetween(list, ['0', '~']);
  const ends = [entries.slice(0, 1), entries.slice(-1)].flat();
  const rows = await reports.rowsOf(ends, (id) => ({ schoolId, id: ReportId.parse(id) }));
  const [first = '', newest = ''] = rows.map((row) => row?.shown?.values ?? '');
  return { reports: entries.length, grown: grownIn(first, newest) };
}

/**
 * What badges stand for, of all lessons and reports of a student. Both lists are read as a whole, a few units for a
 * year: what is shown must not grow while earlier lessons are loaded.
 */
export async function loadEarned(schoolId: SchoolId, userId: UserId): Promise<Earned> {
  const [lessons, shown] = await Promise.all([
    countLessons(schoolId, userId),
    countReports(schoolId, userId),
  ]);
  return { ...lessons, ...shown };
}
