import type { PersonId } from '#functions/domain/people/user.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { queryAll, updateItem } from '#functions/platform/table.ts';
import { ReportId } from '#shared/ids.ts';
import { REPORT_LISTS, type ReportKey, reportPartition, reports } from './report.ts';

/** Reports of one pass over the list, which has fewer after each. */
const AT_ONCE = 20;

/** Lets drafts, versions and the address of a report end with it. The report itself leaves its lists. */
async function expire(key: ReportKey, expires: number): Promise<void> {
  const items = await queryAll(inPartition(reportPartition(key)));
  for (const { pk, sk } of items.filter((item) => !reports.is(item)))
    await updateItem({
      Key: { pk: String(pk), sk: String(sk) },
      UpdateExpression: 'SET expires = :expires',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':expires': expires },
    });
}

/**
 * Takes the reports on a removed student out of all lists, and closes their pages; they are deleted at `expires`
 * (epoch seconds), and what was drawn of them by the scheduled job. Figures keep them. Can be repeated.
 */
export async function retireReports(
  { schoolId, userId }: PersonId,
  expires: number,
): Promise<void> {
  const list = schoolList(schoolId, REPORT_LISTS.ofStudent(userId));
  for (;;) {
    const { entries } = await pageOfList(list, { limit: AT_ONCE, consistent: true });
    if (entries.length === 0) return;
    for (const { target } of entries) {
      const key = { schoolId, id: ReportId.parse(target) };
      await expire(key, expires);
      await reports.change(key, (report) => ({ ...report, expires, drawn: true }));
    }
  }
}
