import * as z from 'zod';
import { type AnswerDto, TaskPhrase } from '#shared/tasks/fields.ts';
import { WAITING_STATES } from '#shared/tasks/rules.ts';

export const ReviewDraft = () =>
  z.object({
    outcome: z.enum(['done', 'return']),
    /** As it is typed. */
    score: z.string(),
    phrase: z.enum(TaskPhrase),
    comment: z.string(),
  });
export type ReviewDraft = z.infer<ReturnType<typeof ReviewDraft>>;

/** The start of a review: empty for an answer that waits, else the last review. */
export function draftOf({ state, score, phrase, comment }: AnswerDto): ReviewDraft {
  if (WAITING_STATES.includes(state))
    return { outcome: 'done', score: '', phrase: '', comment: '' };
  const outcome = state === 'returned' ? 'return' : 'done';
  return { outcome, score: score === null ? '' : String(score), phrase, comment };
}

export const SCORE_MAX = 100;
export const isScore = (text: string): boolean =>
  text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= SCORE_MAX);

/** The payload of the call. */
export const toPayload = ({ score, ...said }: ReviewDraft) => ({
  ...said,
  ...(score !== '' && { score: Number(score) }),
});
