import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import type { LastReport } from '#shared/contracts/report-writing.ts';
import { ReportId, type UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Cycle } from './cycle.ts';
import { type ListedReport, REPORT_LISTS, reports } from './report.ts';
import { toValues } from './values.ts';

/** A child has one report of a cycle in each class, few of them; a page this long costs what a shorter one costs. */
const LOOKED_AT = 4;
const PAGES = Math.ceil((LIMITS.classesOfStudent + 1) / LOOKED_AT);

/** The last report of a child that is published, up to the last day of a cycle, of another cycle. Mostly one query. */
export async function findLast(
  { schoolId, id, to }: Pick<Cycle, 'schoolId' | 'id' | 'to'>,
  studentId: UserId,
): Promise<ListedReport | undefined> {
  let from: Item | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const { entries, next } = await pageOfList(
      schoolList(schoolId, REPORT_LISTS.shownOf(studentId)),
      { limit: LOOKED_AT, within: ['0', `${to}~`], descending: true, from },
    );
    const other = entries.find(({ position }) => !position.endsWith(`#${id}`));
    if (other)
      return (
        await reports.rowsOf([other], (found) => ({ schoolId, id: ReportId.parse(found) }))
      )[0];
    from = next;
    if (!from) return undefined;
  }
  return undefined;
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
