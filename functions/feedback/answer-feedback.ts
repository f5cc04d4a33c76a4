import * as z from 'zod';
import {
  type Feedback,
  type FeedbackAnswer,
  type FeedbackValue,
  feedbackAnswers,
  feedbacks,
  type Side,
  stillKept,
} from '#functions/domain/feedback/feedback.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { notifying, type Owner } from '#functions/domain/notices/inbox-notice.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { feedback as contract } from '#shared/feedback/contract.ts';
import { FEEDBACK_LIMITS } from '#shared/feedback/limits.ts';
import type { FeedbackState } from '#shared/feedback/rules.ts';
import { FeedbackAnswerId, newId } from '#shared/ids.ts';
import { toSeen } from './feedback-dto.ts';
import { loadFeedback } from './feedback-scope.ts';

type Answer = typeof contract.endpoints.answer;

/** The sender's own words open what was answered or closed again. */
function stateAfter(before: FeedbackState, side: Side): FeedbackState {
  if (side === 'desk') return 'answered';
  return before === 'answered' || before === 'closed' ? 'working' : before;
}

function answered(before: FeedbackValue, side: Side, actor: Actor, now: Date): FeedbackValue {
  const { schoolId, userId } = actor;
  return {
    ...before,
    state: stateAfter(before.state, side),
    changed: now.toISOString(),
    until: stillKept(before, now),
    answers: before.answers + 1,
    unread: side === 'desk' ? { author: true, desk: false } : { author: false, desk: true },
    ...(side === 'desk' && { answeredBy: { schoolId, userId } }),
  };
}

/** Tells the other side: the sender, or who answered last. */
function telling(actor: Actor, feedback: Feedback, side: Side, now: Date): TransactWrite[] {
  const { schoolId, author: userId, answeredBy } = feedback;
  if (side === 'desk')
    return notifying(
      { schoolId, userId },
      feedback.to === 'school' ? 'feedback.toldSchoolAnswer' : 'feedback.toldAnswer',
      { by: actor.user.name },
      now,
    );
  const desk: Owner | undefined = answeredBy;
  return desk ? notifying(desk, 'feedback.toldReply', { by: actor.user.name }, now) : [];
}

async function write(
  actor: Actor,
  input: Input<Answer>,
  recording: Recording<{ id: FeedbackAnswerId }>,
  now: Date,
): Promise<Feedback> {
  const { feedback, side } = await loadFeedback(actor, input, now);
  const { rev: _, ...before } = feedback;
  if (before.answers >= FEEDBACK_LIMITS.answersMax)
    throw new CallError(CODE.wait, { reason: 'feedback.talkFull' });
  const { schoolId, id: feedbackId } = before;
  const answer: FeedbackAnswer = {
    id: newId('feedbackAnswer', now.getTime()),
    schoolId,
    feedbackId,
    at: now.toISOString(),
    by: side,
    writer: { schoolId: actor.schoolId, userId: actor.userId },
    text: input.text,
  };
  const after = answered(before, side, actor, now);
  await transact([
    ...recording({ id: answer.id }, now),
    ...feedbacks.replacing(feedback, feedback, after),
    ...feedbackAnswers.creating(answer, answer),
    ...telling(actor, feedback, side, now),
    ...(side === 'desk'
      ? loggingOperation({ ...actor, now }, 'feedback.answer', { id: feedbackId })
      : []),
  ]);
  return { ...after, rev: feedback.rev + 1 };
}

export const answerFeedback: UseCase<Answer> = async (actor, input, deps) => {
  const now = deps.now();
  const feedback = await once(requestOf(actor, 'feedback.answer', input), {
    made: z.object({ id: FeedbackAnswerId }),
    find: async () => (await loadFeedback(actor, input, now)).feedback,
    make: (recording) => retryWrite(() => write(actor, input, recording, now)),
  });
  return toSeen(actor, feedback, now);
};
