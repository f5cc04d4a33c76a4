import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { Input } from '#shared/endpoint.ts';
import type { AbuseReportId } from '#shared/ids.ts';
import type { works as contract } from '#shared/works/contract.ts';
import type { AbuseReportDto } from '#shared/works/fields.ts';
import { ABUSE_REPORT_LISTS, type AbuseReport, abuseReports } from './abuse-report.ts';
import { loadWorks } from './work.ts';

type ReportList = Pick<Input<typeof contract.endpoints.tipOffs>, 'state' | 'cursor' | 'limit'>;

async function toAbuseReportDtos(
  reports: readonly AbuseReport[],
  now: Date,
): Promise<AbuseReportDto[]> {
  const people = reports.flatMap(({ schoolId, accused, reporter = accused }) =>
    [accused, reporter].map((userId) => ({ schoolId, userId })),
  );
  const [schoolId] = reports.map((report) => report.schoolId);
  const [named, works] = await Promise.all([
    users.getMany(people),
    schoolId
      ? loadWorks(
          reports.map(({ workId }) => workId),
          schoolId,
        )
      : [],
  ]);
  return Promise.all(
    reports.map(async (report, index) => ({
      id: report.id,
      work_id: report.workId,
      title: works[index]?.title ?? '',
      thumbnail: await mediaUrl(works[index]?.thumbnail ?? '', now),
      author: named[index * 2]?.name ?? '',
      reporter: report.reporter ? (named[index * 2 + 1]?.name ?? '') : '',
      outside: !report.reporter,
      comment_id: report.commentId ?? ('' as const),
      comment: report.comment,
      reason: report.reason,
      text: report.text,
      at: report.at,
      state: report.state,
      note: report.note,
      settled: report.settled,
    })),
  );
}

/** Open reports, the oldest first; settled ones, the latest first. */
export async function listAbuseReports(
  { schoolId }: Actor,
  { state, cursor, limit }: ReportList,
  now: Date,
) {
  const list = ABUSE_REPORT_LISTS[state](schoolId);
  const from = await fromCursor(cursor, list);
  const page = await pageOfList(list, { limit, from, descending: state === 'settled' });
  const ids = page.entries.map(({ target }) => ({ schoolId, id: target as AbuseReportId }));
  const found = (await abuseReports.getMany(ids)).flatMap((report) => report ?? []);
  return { list: await toAbuseReportDtos(found, now), cursor: await toCursor(page.next, list) };
}
