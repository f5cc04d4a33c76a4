import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { LastReport } from '#shared/contracts/report-writing.ts';
import type { ReportId, SchoolId, UserId } from '#shared/ids.ts';
import { type ListedReport, REPORT_LISTS, reports } from './report.ts';
import { toValues } from './values.ts';

/** The report itself, and the one before it. */
const LOOKED_AT = 2;

/** The last report of a child that is published, up to a day, but for one. One query. */
export async function findLast(
  schoolId: SchoolId,
  studentId: UserId,
  { day, not }: { readonly day: string; readonly not: ReportId },
): Promise<ListedReport | undefined> {
  const { entries } = await pageOfList(schoolList(schoolId, REPORT_LISTS.shownOf(studentId)), {
    limit: LOOKED_AT,
    within: ['0', `${day}~`],
    descending: true,
  });
  const others = entries.filter(({ target }) => target !== not).slice(0, 1);
  const [last] = await reports.rowsOf(others, (id) => ({ schoolId, id: id as ReportId }));
  return last;
}

export const toLastReport = (last: ListedReport | undefined): LastReport | null =>
  last?.shown
    ? {
        id: last.id,
        name: last.shown.name,
        date: last.day,
        dimensions: toValues(last.shown.values),
      }
    : null;
