import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { countingPublication } from '#functions/domain/works/counting-publication.ts';
import { noSuchWork } from '#functions/domain/works/see-work.ts';
import { type Work, type WorkValue, works } from '#functions/domain/works/work.ts';
import { toWorkDto } from '#functions/domain/works/work-dto.ts';
import { CallError } from '#functions/platform/errors.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { works as contract } from '#shared/works/contract.ts';
import { workChanged } from './publish-work.ts';

interface Decision {
  readonly approve: boolean;
  readonly reason: string;
}

/** The work after the request for publication was approved or declined. */
function withDecision(
  { rev: _, wish, ...work }: Work,
  { approve, reason }: Decision,
  now: Date,
): WorkValue {
  const edited = { ...work, edits: work.edits + 1 };
  if (!wish || !approve) return { ...edited, declined: { at: now.toISOString(), reason } };
  const { since: _since, classIds, visibility, ...shown } = wish;
  const { personal: _before, ...kept } = edited;
  const published = { visibility, classIds, published: now.toISOString(), counted: true };
  return { ...kept, ...shown, ...published };
}

/** What the author is told: that everybody sees it now, or those who were meant. */
function messageOf(wish: Work['wish'], approve: boolean) {
  if (wish?.visibility === 'class' || wish?.visibility === 'school')
    return approve ? 'works.toldShown' : 'works.toldNotShown';
  return approve ? 'works.toldApproved' : 'works.toldDeclined';
}

const recordingDecision = (
  actor: Actor,
  { id, schoolId, owner, wish }: Work,
  { approve, reason }: Decision,
  now: Date,
) => [
  ...notifying(
    { schoolId, userId: owner },
    messageOf(wish, approve),
    { title: wish?.title ?? '', reason },
    now,
    id,
  ),
  ...loggingOperation({ ...actor, now }, 'work.approve', { id, approve, reason }),
];

export const approveWork: UseCase<typeof contract.endpoints.approve> = async (
  actor,
  input,
  deps,
) => {
  const now = deps.now();
  let refused: 'none' | 'stale' | 'gone' = 'none';
  const work = await works.change(
    { schoolId: actor.schoolId, id: input.work_id },
    (current) => {
      if (current.removed) refused = 'gone';
      else if (current.edits !== input.rev || !current.wish) refused = 'stale';
      else refused = 'none';
      return refused === 'none' ? withDecision(current, input, now) : undefined;
    },
    async (before, after) => [
      ...recordingDecision(actor, before, input, now),
      ...(await countingPublication(before, after, momentOf(actor, now))),
    ],
  );
  if (!work || (refused as string) === 'gone') throw noSuchWork();
  if ((refused as string) === 'stale')
    throw work.wish
      ? await workChanged(actor, work, now)
      : new CallError(CODE.wait, { reason: 'works.notWaiting' });
  return { work: await toWorkDto(actor, { work, view: 'published' }, now) };
};
