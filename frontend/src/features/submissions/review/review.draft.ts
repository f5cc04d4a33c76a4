import * as z from 'zod';
import { send } from '#frontend/src/lib/api.ts';
import type { DraftKind } from '#frontend/src/lib/drafts/draft-kind.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import type { TaskId } from '#shared/ids.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { AnswerDto, TaskPhrase } from '#shared/tasks/fields.ts';
import { WAITING_STATES } from '#shared/tasks/rules.ts';
import { reviewedOf, type VersionToReview } from './versions-to-review.ts';

const Values = () =>
  z.object({
    outcome: z.enum(['done', 'return']),
    /** As it is typed. */
    score: z.string(),
    phrase: z.enum(TaskPhrase),
    comment: z.string(),
  });
export type ReviewValues = z.infer<ReturnType<typeof Values>>;

/** An answer with its review, and after a review the student whom the server suggests next. */
export interface ReviewedAnswer {
  readonly taskId: TaskId;
  readonly answer: AnswerDto;
  readonly next: string;
}

interface Context {
  readonly taskId: TaskId;
  /** The version that is looked at. */
  readonly shown: { readonly current: VersionToReview | undefined };
}

const isReviewed = ({ state }: AnswerDto): boolean => state === 'done' || state === 'returned';

/** The start of a review: empty for an answer that waits, else the last review. */
export function valuesOf(answer: AnswerDto): ReviewValues {
  if (WAITING_STATES.includes(answer.state))
    return { outcome: 'done', score: '', phrase: '', comment: '' };
  const { state, score, phrase, comment } = answer;
  const outcome = state === 'returned' ? 'return' : 'done';
  return { outcome, score: score === null ? '' : String(score), phrase, comment };
}

export const SCORE_MAX = 100;
export const isScore = (text: string): boolean =>
  text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= SCORE_MAX);

const payloadOf = ({ score, comment, ...said }: ReviewValues, { shown }: Context) => ({
  ...said,
  comment: comment.trim(),
  ...(score !== '' && { score: Number(score) }),
  ...reviewedOf(shown.current),
});

/** What staff say of an answer to a task. */
export const draftKind: DraftKind<ReviewValues, ReviewedAnswer, Context> = {
  kind: 'review',
  screen: paths.review.pattern,
  most: 100,
  values: Values,
  idOf: ({ taskId, answer }) => `${taskId} ${answer.student_id}`,
  revOf: ({ answer }) => answer.rev,
  textOf: (values, context) => JSON.stringify(payloadOf(values, context)),
  edit: async (values, { record, rev }, context) => {
    const { taskId, answer: before } = record;
    const { answer, next_student_id: next } = await send(tasks.endpoints.review, {
      task_id: taskId,
      student_id: before.student_id,
      // What nobody has reviewed is reviewed as it is on the screen, whatever it was when the draft began.
      rev: isReviewed(before) ? rev : before.rev,
      ...payloadOf(values, context),
    });
    return { taskId, answer, next };
  },
  theirs: (error, _, { taskId }) => {
    const answer = conflictingRecord(error, AnswerDto());
    return answer && { record: { taskId, answer, next: '' }, value: valuesOf(answer) };
  },
  isStored: ({ answer }) => isReviewed(answer),
};
