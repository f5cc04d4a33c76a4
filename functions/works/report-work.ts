import { createHash } from 'node:crypto';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadSchoolWork } from '#functions/domain/works/see-work.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { InputError, unlessExists } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { works as contract } from '#shared/contracts/works.ts';
import { AbuseReportId } from '#shared/ids.ts';
import { type AbuseReportValue, abuseReports } from './abuse-report.ts';
import { loadComment, noSuchComment } from './comment-work.ts';

export type Ask = Input<typeof contract.endpoints.abuseReports>;

export const missing = (field: string) =>
  new InputError(CODE.incomplete, [{ field, rule: 'required' }]);

/** The same person reports the same thing once. */
function idOf({ userId }: Actor, { work_id, comment_id }: Ask): AbuseReportId {
  const text = [userId, work_id, comment_id ?? ''].join(' ');
  return AbuseReportId.parse(`tip-${createHash('sha256').update(text).digest('hex').slice(0, 26)}`);
}

/** Puts a work, or a comment on it, before the staff. Reported again, it changes nothing. */
export async function reportWork(actor: Actor, input: Ask, deps: Deps): Promise<void> {
  const { work_id, comment_id, reason, text } = input;
  if (!work_id) throw missing('work_id');
  if (!reason) throw missing('reason');
  const { work } = await loadSchoolWork(actor, work_id);
  const comment = comment_id ? await loadComment(work, comment_id) : undefined;
  if (comment_id && !comment) throw noSuchComment();
  const { schoolId, userId: reporter } = actor;
  const tip: AbuseReportValue = {
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
  await unlessExists(abuseReports.create(tip, tip));
}
