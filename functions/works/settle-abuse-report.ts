import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { type Work, type WorkValue, works } from '#functions/domain/works/work.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError } from '#functions/platform/errors.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { untilWritten } from '#functions/platform/until-written.ts';
import { CODE } from '#shared/codes.ts';
import { type AbuseReport, abuseReports } from './abuse-report.ts';
import { loadComment } from './comment-work.ts';
import { type Ask, missing } from './report-work.ts';
import { settleCounts } from './settle-counts.ts';
import { tellingOfWork } from './tell-person.ts';
import { workComments } from './work-comment.ts';
import { countingOf } from './work-counts.ts';

type Outcome = NonNullable<Ask['outcome']>;

/** Nobody but the author and staff sees it any more, and the author cannot publish it again. */
function takenAway({ rev: _, wish: _wish, shown: _shown, ...work }: Work): WorkValue {
  const edits = work.edits + 1;
  return { ...work, visibility: 'private', classIds: [], published: '', blocked: true, edits };
}

/** What taking away means of a work, or of a comment, as long as it is there. */
async function taking(tip: AbuseReport, work: Work | undefined): Promise<TransactWrite[]> {
  if (!work) return [];
  if (!tip.commentId) return works.replacing(work, work, takenAway(work));
  const comment = await loadComment(work, tip.commentId);
  if (!comment) return [];
  return [
    ...workComments.removing(comment, comment),
    countingOf(work, comment.userId, 'comments', -1),
  ];
}

/** Whoever reported is told the outcome, and so is whoever made what was reported. */
function telling(tip: AbuseReport, title: string, outcome: Outcome, note: string, now: Date) {
  const { schoolId, reporter, accused, commentId } = tip;
  const isRemoved = outcome === 'removed';
  const ofWork = commentId ? 'CommentTakenAway' : 'TakenAway';
  const params = { title, note };
  return [
    ...tellingOfWork(
      { schoolId, userId: reporter },
      isRemoved ? 'ReportRemoved' : 'ReportKept',
      params,
      now,
    ),
    ...(accused === reporter
      ? []
      : tellingOfWork({ schoolId, userId: accused }, isRemoved ? ofWork : 'Kept', params, now)),
  ];
}

async function settleOnce(actor: Actor, input: Ask, deps: Deps): Promise<Work | undefined> {
  const { id, outcome, note } = input;
  if (!id) throw missing('id');
  if (!outcome) throw missing('outcome');
  const { schoolId } = actor;
  const tip = await abuseReports.get({ schoolId, id }, { consistent: true });
  if (!tip) throw new CallError(CODE.notFound, { reason: 'works.noAbuseReport' });
  const { rev: _, ...value } = tip;
  const work = await works.get({ schoolId, id: tip.workId }, { consistent: true });
  if (tip.state === outcome) return work;
  if (tip.state !== 'open') throw new CallError(CODE.wait, { reason: 'works.abuseReportSettled' });
  const now = deps.now();
  const after = { ...value, state: outcome, note, settled: now.toISOString() };
  await transact([
    ...abuseReports.replacing(tip, tip, after),
    ...(outcome === 'removed' ? await taking(tip, work) : []),
    ...telling(tip, work?.title ?? '', outcome, note, now),
    ...loggingOperation({ ...actor, now }, 'work.tip-off', { id, work: tip.workId, outcome, note }),
  ]);
  return work;
}

/** Decides a tip-off; decided again in the same way, it answers the same. */
export async function settleAbuseReport(actor: Actor, input: Ask, deps: Deps): Promise<void> {
  const work = await untilWritten(() => settleOnce(actor, input, deps));
  if (work) await settleCounts(work);
}
