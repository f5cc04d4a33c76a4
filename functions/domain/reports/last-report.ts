import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { ReportId, type UserId } from '#shared/ids.ts';
import type { LastReport } from '#shared/reports/writing-calls.ts';
import type { Cycle } from './cycle.ts';
import { type ListedReport, REPORT_LISTS, reports } from './report.ts';
import { toValues } from './values.ts';

/** A child has one report of a cycle in each class, few of them; a page this long costs what a shorter one costs. */
const LOOKED_AT = 4;
/** Reports of a cycle whose last day was changed lie in several places. */
const PAGES = 5;

/**
 * The last report of a child that is published, up to the last day of a cycle, of another cycle. Mostly one query, and
 * a second one for a child with more reports of the cycle than a page.
 */
export async function findLast(
  { schoolId, id, to }: Pick<Cycle, 'schoolId' | 'id' | 'to'>,
  studentId: UserId,
): Promise<ListedReport | undefined> {
  const list = schoolList(schoolId, REPORT_LISTS.shownOf(studentId));
  let before = `${to}~`;
  for (let page = 0; page < PAGES; page += 1) {
    const asked = { limit: LOOKED_AT, within: ['0', before], descending: true } as const;
    const { entries, next } = await pageOfList(list, asked);
    const other = entries.find(({ position }) => !position.endsWith(`#${id}`));
    if (other)
      return (
        await reports.rowsOf([other], (found) => ({ schoolId, id: ReportId.parse(found) }))
      )[0];
    const end = entries.at(-1);
    if (!next || !end) return undefined;
    // All of the cycle's reports of that day come after their common place.
    before = end.position;
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
