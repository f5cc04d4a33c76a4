import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
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
import { type AbuseReport, abuseReports, TIP_OFF_LISTS } from './abuse-report.ts';
import { loadWorks } from './load-works.ts';
import { type Ask, reportWork } from './report-work.ts';
import { settleAbuseReport } from './settle-abuse-report.ts';

async function toRecords(tips: readonly AbuseReport[], now: Date): Promise<AbuseReportDto[]> {
  const people = tips.flatMap(({ schoolId, accused, reporter }) =>
    [accused, reporter].map((userId) => ({ schoolId, userId })),
  );
  const [schoolId] = tips.map((tip) => tip.schoolId);
  const [named, works] = await Promise.all([
    users.getMany(people),
    schoolId
      ? loadWorks(
          tips.map(({ workId }) => workId),
          schoolId,
        )
      : [],
  ]);
  return Promise.all(
    tips.map(async (tip, index) => ({
      id: tip.id,
      work_id: tip.workId,
      title: works[index]?.title ?? '',
      thumbnail: await mediaUrl(works[index]?.thumbnail ?? '', now),
      author: named[index * 2]?.name ?? '',
      reporter: named[index * 2 + 1]?.name ?? '',
      comment_id: tip.commentId ?? ('' as const),
      comment: tip.comment,
      reason: tip.reason,
      text: tip.text,
      at: tip.at,
      state: tip.state,
      note: tip.note,
      settled: tip.settled,
    })),
  );
}

/** The queue: the longest waiting first; of what is settled the latest. */
async function queue({ schoolId }: Actor, { state, cursor, limit }: Ask, now: Date) {
  const list = TIP_OFF_LISTS[state](schoolId);
  const from = await fromCursor(cursor, list);
  const page = await pageOfList(list, { limit, from, descending: state === 'settled' });
  const ids = page.entries.map(({ target }) => ({ schoolId, id: target as AbuseReportId }));
  const found = (await abuseReports.getMany(ids)).flatMap((tip) => tip ?? []);
  return { list: await toRecords(found, now), cursor: await toCursor(page.next, list) };
}

export const handleAbuseReports: UseCase<typeof contract.endpoints.abuseReports> = async (
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
