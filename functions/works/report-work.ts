import { createHash } from 'node:crypto';
import type { Actor, Visitor } from '#functions/domain/sessions/actor.ts';
import { type AbuseReportValue, abuseReports } from '#functions/domain/works/abuse-report.ts';
import { loadVisibleWork } from '#functions/domain/works/see-work.ts';
import { countingUpTo } from '#functions/platform/counting-up-to.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { CallError, missingField, unlessExists } from '#functions/platform/errors.ts';
import { hashed } from '#functions/platform/hashed.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { networkOf } from '#functions/platform/network.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { requireSolution } from '#functions/request/challenge.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import { AbuseReportId } from '#shared/ids.ts';
import type { works as contract } from '#shared/works/contract.ts';
import { WORK_LIMITS } from '#shared/works/limits.ts';
import { loadComment, noSuchComment } from './comment-work.ts';

export type ReportInput = Input<typeof contract.endpoints.tipOffs>;
type Said = Input<typeof contract.endpoints.visitorTipOff>;

const KEPT_SECONDS = 2 * 86_400;

/** The same for the same words in the same order. */
const idOf = (...words: readonly string[]): AbuseReportId =>
  AbuseReportId.parse(
    `tip-${createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 26)}`,
  );

async function toReport(
  caller: Visitor | Actor,
  { work_id, comment_id, reason, text }: Omit<Said, 'verificationCode'>,
  id: AbuseReportId,
  now: Date,
): Promise<AbuseReportValue> {
  const { work } = await loadVisibleWork(caller, work_id);
  const comment = comment_id ? await loadComment(work, comment_id) : undefined;
  if (comment_id && !comment) throw noSuchComment();
  const { schoolId } = work;
  return {
    id,
    schoolId,
    workId: work_id,
    ...('userId' in caller && caller.schoolId === schoolId && { reporter: caller.userId }),
    reason,
    text,
    ...(comment_id && { commentId: comment_id }),
    comment: comment?.text ?? '',
    accused: comment?.userId ?? work.owner,
    at: now.toISOString(),
    state: 'open',
    note: '',
    settled: '',
  };
}

/** Reports a work that the actor sees, or a comment on it, to the staff. Repeated, it changes nothing. */
export async function reportWork(actor: Actor, input: ReportInput, deps: Deps): Promise<void> {
  const { work_id, comment_id, reason, text } = input;
  if (!work_id) throw missingField('work_id');
  if (!reason) throw missingField('reason');
  // Each person reports a work or a comment once.
  const id = idOf(actor.userId, work_id, comment_id ?? '');
  const report = await toReport(actor, { work_id, comment_id, reason, text }, id, deps.now());
  await unlessExists(abuseReports.create(report, report));
}

/** The address itself is not kept. */
const countingNetwork = (
  network: string,
  { schoolId }: AbuseReportValue,
  now: Date,
): TransactWrite => ({
  Update: countingUpTo(
    {
      pk: `${schoolPrefix(schoolId)}TIP-OFFS#${hashed(network)}`,
      sk: now.toISOString().slice(0, 10),
    },
    { most: WORK_LIMITS.visitorReportsPerNetwork, expires: epochSeconds(now) + KEPT_SECONDS },
  ),
  refusal: new CallError(CODE.wait, { reason: 'works.tooManyReports' }),
});

/** Reports a public work for somebody without a session. The same words of a network are one report. */
export const reportAsVisitor: UseCase<typeof contract.endpoints.visitorTipOff> = async (
  visitor,
  input,
  deps,
) => {
  const { work_id, comment_id = '', reason, text } = input;
  const network = networkOf(visitor.address);
  const id = idOf(network, work_id, comment_id, reason, text);
  await requireSolution(input.verificationCode, hashed(id));
  const now = deps.now();
  const report = await toReport(visitor, input, id, now);
  await unlessExists(
    transact([...abuseReports.creating(report, report), countingNetwork(network, report, now)]),
  );
  return null;
};
