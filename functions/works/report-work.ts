import { createHash } from 'node:crypto';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { type AbuseReportValue, abuseReports } from '#functions/domain/works/abuse-report.ts';
import { loadSchoolWork } from '#functions/domain/works/see-work.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { missingField, unlessExists } from '#functions/platform/errors.ts';
import type { Input } from '#shared/endpoint.ts';
import { AbuseReportId } from '#shared/ids.ts';
import type { works as contract } from '#shared/works/contract.ts';
import { loadComment, noSuchComment } from './comment-work.ts';

export type ReportInput = Input<typeof contract.endpoints.tipOffs>;

/** The same for the same person and the same work or comment, so that each is reported once. */
function idOf({ userId }: Actor, { work_id, comment_id }: ReportInput): AbuseReportId {
  const text = [userId, work_id, comment_id ?? ''].join(' ');
  return AbuseReportId.parse(`tip-${createHash('sha256').update(text).digest('hex').slice(0, 26)}`);
}

/** Reports a work, or a comment on it, to the staff. Repeated, it changes nothing. */
export async function reportWork(actor: Actor, input: ReportInput, deps: Deps): Promise<void> {
  const { work_id, comment_id, reason, text } = input;
  if (!work_id) throw missingField('work_id');
  if (!reason) throw missingField('reason');
  const { work } = await loadSchoolWork(actor, work_id);
  const comment = comment_id ? await loadComment(work, comment_id) : undefined;
  if (comment_id && !comment) throw noSuchComment();
  const { schoolId, userId: reporter } = actor;
  const report: AbuseReportValue = {
    id: idOf(actor, input),
    schoolId,
    workId: work_id,
    reporter,
    reason,
    text,
    ...(comment_id && { commentId: comment_id }),
    comment: comment?.text ?? '',
    accused: comment?.userId ?? work.owner,
    at: deps.now().toISOString(),
    state: 'open',
    note: '',
    settled: '',
  };
  await unlessExists(abuseReports.create(report, report));
}
