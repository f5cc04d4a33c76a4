import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate } from '#frontend/src/lib/query.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { AnswerDto } from '#shared/tasks/fields.ts';
import { toError } from '#shared/to-error.ts';
import { submissionOptions, useReview } from '../queries.ts';
import { isScore, type ReviewDraft, toPayload } from './review-draft.ts';
import type { Writing } from './use-review-draft.ts';
import { reviewedOf, type VersionToReview } from './versions-to-review.ts';

interface Options {
  readonly taskId: string;
  readonly answer: AnswerDto;
  /** The version that is looked at. */
  readonly shown: VersionToReview | undefined;
  readonly writing: Writing;
  /** Called when it is saved, with the student whom the server suggests next. */
  readonly onSaved: (next: string) => void;
}

/** Sends a review. If the answer has changed in between, it is kept as `theirs` for a dialog. */
export function useSending({ taskId, answer, shown, writing, onSaved }: Options) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useReview();
  const [problem, setProblem] = useState<Error | null>(null);
  const [theirs, setTheirs] = useState<AnswerDto | null>(null);
  const { student_id } = answer;

  async function sendAs(draft: ReviewDraft, rev: number): Promise<void> {
    setProblem(null);
    try {
      const about = { task_id: taskId, student_id, rev, ...reviewedOf(shown) };
      const said = { ...about, ...toPayload(draft) };
      const { next_student_id } = await mutateAsync(said);
      setTheirs(null);
      writing.sent();
      onSaved(next_student_id);
    } catch (error) {
      const found = conflictingRecord(error, AnswerDto());
      if (found) setTheirs(found);
      else setProblem(toError(error));
    }
  }

  return {
    problem,
    theirs,
    working: isPending,
    save: () => {
      if (!isPending && isScore(writing.draft.score)) void sendAs(writing.draft, answer.rev);
    },
    choose: (chosen: ReviewDraft) => theirs && void sendAs(chosen, theirs.rev),
    /** Closes the dialog without a decision. */
    back: () => setTheirs(null),
    /** Shows the current answer and keeps the draft. */
    look: () => {
      setTheirs(null);
      void invalidate(client, submissionOptions(taskId, student_id).queryKey);
    },
  };
}
export type Sending = ReturnType<typeof useSending>;
