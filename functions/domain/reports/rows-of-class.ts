import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import type { ClassId, ReportId } from '#shared/ids.ts';
import type { CycleKey } from './cycle.ts';
import { type ListedReport, REPORT_LISTS, reports } from './report.ts';

/** Children of a class, and who left it with a report. */
const ROWS_MAX = CLASS_LIMITS.capacityMax * 2;

/** The reports of a class in a cycle, in the order of the students' ids. */
export async function rowsOfClass(
  { schoolId, id }: CycleKey,
  classId: ClassId,
  { consistent = false }: { readonly consistent?: boolean } = {},
): Promise<ListedReport[]> {
  const { entries } = await pageOfList(schoolList(schoolId, REPORT_LISTS.ofClass(classId)), {
    limit: ROWS_MAX,
    prefix: `${id}#`,
    consistent,
  });
  const rows = await reports.rowsOf(entries, (target) => ({ schoolId, id: target as ReportId }));
  return rows.filter((row) => row !== undefined);
}
