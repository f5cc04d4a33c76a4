import { feedbacks, stillKept } from '#functions/domain/feedback/feedback.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { beginEdit } from '#functions/platform/edit.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { feedback as contract } from '#shared/feedback/contract.ts';
import { toFeedbackDto } from './feedback-dto.ts';
import { loadFeedback } from './feedback-scope.ts';

type SetState = UseCase<typeof contract.endpoints.state>;

export const setState: SetState = async (actor, input, deps) => {
  const now = deps.now();
  const { feedback, side } = await loadFeedback(actor, input, now);
  const { state } = input;
  if (side === 'author' && state !== 'closed') throw new CallError(CODE.forbidden);
  // A repeated request changes nothing.
  if (feedback.state === state) return { feedback: await toFeedbackDto(actor, feedback) };
  const { rev, ...before } = feedback;
  const after = { ...before, state, changed: now.toISOString(), until: stillKept(before, now) };
  const detail = { id: before.id, before: { state: before.state }, after: { state } };
  const current = async () =>
    toFeedbackDto(actor, (await loadFeedback(actor, input, now)).feedback);
  const write = await beginEdit({ before: feedback, rev: input.rev, current });
  await write([
    ...feedbacks.replacing(feedback, feedback, after),
    ...(side === 'desk' ? loggingOperation({ ...actor, now }, 'feedback.state', detail) : []),
  ]);
  return { feedback: await toFeedbackDto(actor, { ...after, rev: rev + 1 }) };
};
