import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadWorks } from '#functions/domain/works/work.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { AbuseReportDto } from '#shared/contracts/work-fields.ts';
import type { works as contract } from '#shared/contracts/works.ts';
import type { AbuseReportId } from '#shared/ids.ts';
import { STAFF } from '#shared/roles.ts';
import { ABUSE_REPORT_LISTS, type AbuseReport, abuseReports } from './abuse-report.ts';
import { type ReportInput, reportWork } from './report-work.ts';
import { settleAbuseReport } from './settle-abuse-report.ts';

async function toAbuseReportDtos(
  reports: readonly AbuseReport[],
  now: Date,
): Promise<AbuseReportDto[]> {
  const people = reports.flatMap(({ schoolId, accused, reporter }) =>
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
      reporter: named[index * 2 + 1]?.name ?? '',
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
async function queue({ schoolId }: Actor, { state, cursor, limit }: ReportInput, now: Date) {
  const list = ABUSE_REPORT_LISTS[state](schoolId);
  const from = await fromCursor(cursor, list);
  const page = await pageOfList(list, { limit, from, descending: state === 'settled' });
  const ids = page.entries.map(({ target }) => ({ schoolId, id: target as AbuseReportId }));
  const found = (await abuseReports.getMany(ids)).flatMap((report) => report ?? []);
  return { list: await toAbuseReportDtos(found, now), cursor: await toCursor(page.next, list) };
}

export const handleAbuseReports: UseCase<typeof contract.endpoints.tipOffs> = async (
  actor,
  input,
  deps,
) => {
  if (input.action === 'report') {
    await reportWork(actor, input, deps);
    return { tip_offs: null };
  }
  if (!STAFF.includes(actor.role)) throw new CallError(CODE.forbidden);
  if (input.action === 'settle') {
    await settleAbuseReport(actor, input, deps);
    return { tip_offs: null };
  }
  return { tip_offs: await queue(actor, input, deps.now()) };
};
