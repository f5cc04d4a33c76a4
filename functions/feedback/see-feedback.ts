import { type FeedbackValue, feedbacks, type Side } from '#functions/domain/feedback/feedback.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { feedback as contract } from '#shared/feedback/contract.ts';
import { toSeen } from './feedback-dto.ts';
import { loadFeedback } from './feedback-scope.ts';

/** The feedback once a side has looked at it; undefined when that changes nothing. */
function lookedAt(value: FeedbackValue, side: Side): FeedbackValue | undefined {
  const isNew = side === 'desk' && value.state === 'new';
  if (!value.unread[side] && !isNew) return undefined;
  return {
    ...value,
    ...(isNew && { state: 'seen' as const }),
    unread: { ...value.unread, [side]: false },
  };
}

export const seeFeedback: UseCase<typeof contract.endpoints.see> = async (actor, input, deps) => {
  const now = deps.now();
  const { feedback, side } = await loadFeedback(actor, input, now);
  const after = lookedAt(feedback, side)
    ? await feedbacks.change(feedback, ({ rev: _, ...value }) => lookedAt(value, side))
    : feedback;
  return toSeen(actor, after ?? feedback, now);
};
