import type { PersonId } from '#functions/domain/people/user.ts';
import { droppingObjects } from '#functions/domain/storage/stored-object.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type Item, queryAll, transact } from '#functions/platform/table.ts';
import { ReportId } from '#shared/ids.ts';
import { writingReport } from './cycle-figures.ts';
import { REPORT_LISTS, type ReportKey, reportPartition, reports } from './report.ts';
import { drafts, versions } from './report-text.ts';

/** Reports of one pass over the list, which has fewer after each. */
const AT_ONCE = 20;

/** The files of works that a draft or a version shows. */
function workFilesOf(item: Item): string[] {
  const kind = [drafts, versions].find((each) => each.is(item));
  const evidence = kind?.parse(item).content.evidence ?? [];
  const keys = evidence.flatMap(({ work }) => (work ? [work.key, work.picture] : []));
  return [...new Set(keys.filter(Boolean))];
}

/**
 * Lets drafts, versions and the address of a report end with it, and its uses of the files of works, which go with the
 * works. The report itself leaves its lists.
 */
async function expire(key: ReportKey, expires: number): Promise<void> {
  const items = await queryAll(inPartition(reportPartition(key)));
  const lasting = items.filter((item) => !reports.is(item) && item['expires'] === undefined);
  for (const item of lasting)
    await transact([
      {
        Update: {
          Key: { pk: String(item['pk']), sk: String(item['sk']) },
          UpdateExpression: 'SET expires = :expires',
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(expires)',
          ExpressionAttributeValues: { ':expires': expires },
        },
      },
      ...(await droppingObjects(key, workFilesOf(item))),
    ]);
}

async function retire(key: ReportKey, expires: number): Promise<void> {
  const report = await reports.get(key, { consistent: true });
  if (report) await transact(writingReport(report, { ...report, expires, drawn: true }));
}

/**
 * Takes the reports on a removed student out of all lists, and closes their pages; they are deleted at `expires`
 * (epoch seconds), and what was drawn of them by the scheduled job. Figures keep those that were ever published.
 * Can be repeated.
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
      await retryWrite(() => retire(key, expires));
    }
  }
}
