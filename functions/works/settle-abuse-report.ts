import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { type AbuseReport, abuseReports } from '#functions/domain/works/abuse-report.ts';
import { hiddenWork, type Work, works } from '#functions/domain/works/work.ts';
import { workComments } from '#functions/domain/works/work-comment.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError, missingField } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { loadComment } from './comment-work.ts';
import type { ReportInput } from './report-work.ts';
import { countingOf, settleCounts } from './work-counts.ts';

type Outcome = NonNullable<ReportInput['outcome']>;

/** Removes a reported comment; hides a reported work, which its author then cannot publish again. */
async function removingReported(
  report: AbuseReport,
  work: Work | undefined,
): Promise<TransactWrite[]> {
  if (!work) return [];
  if (!report.commentId) return works.replacing(work, work, { ...hiddenWork(work), blocked: true });
  const comment = await loadComment(work, report.commentId);
  if (!comment) return [];
  return [
    ...workComments.removing(comment, comment),
    countingOf(work, comment.userId, 'comments', -1),
  ];
}

/** Notifies the reporter of the outcome, if one of the school, and the author of the reported work or comment. */
function notifyingInvolved(
  report: AbuseReport,
  title: string,
  outcome: Outcome,
  note: string,
  now: Date,
) {
  const { schoolId, reporter, accused, commentId } = report;
  const isRemoved = outcome === 'removed';
  const ofWork = commentId ? 'works.toldCommentTakenAway' : 'works.toldTakenAway';
  const params = { title, note };
  return [
    ...(reporter
      ? notifying(
          { schoolId, userId: reporter },
          isRemoved ? 'works.toldReportRemoved' : 'works.toldReportKept',
          params,
          now,
        )
      : []),
    ...(accused === reporter
      ? []
      : notifying(
          { schoolId, userId: accused },
          isRemoved ? ofWork : 'works.toldKept',
          params,
          now,
        )),
  ];
}

async function settleOnce(actor: Actor, input: ReportInput, deps: Deps): Promise<Work | undefined> {
  const { id, outcome, note } = input;
  if (!id) throw missingField('id');
  if (!outcome) throw missingField('outcome');
  const { schoolId } = actor;
  const report = await abuseReports.get({ schoolId, id }, { consistent: true });
  if (!report) throw new CallError(CODE.notFound, { reason: 'works.noAbuseReport' });
  const { rev: _, ...value } = report;
  const work = await works.get({ schoolId, id: report.workId }, { consistent: true });
  if (report.state === outcome) return work;
  if (report.state !== 'open')
    throw new CallError(CODE.wait, { reason: 'works.abuseReportSettled' });
  const now = deps.now();
  const after = { ...value, state: outcome, note, settled: now.toISOString() };
  await transact([
    ...abuseReports.replacing(report, report, after),
    ...(outcome === 'removed' ? await removingReported(report, work) : []),
    ...notifyingInvolved(report, work?.title ?? '', outcome, note, now),
    ...loggingOperation({ ...actor, now }, 'work.tip-off', {
      id,
      work: report.workId,
      outcome,
      note,
    }),
  ]);
  return work;
}

/** Decides a report. Repeated with the same outcome, it changes nothing. */
export async function settleAbuseReport(
  actor: Actor,
  input: ReportInput,
  deps: Deps,
): Promise<void> {
  const work = await retryWrite(() => settleOnce(actor, input, deps));
  if (work) await settleCounts(work);
}
