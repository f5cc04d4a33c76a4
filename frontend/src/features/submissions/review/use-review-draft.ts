import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDraft } from '#frontend/src/lib/drafts/use-draft.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { useStore } from '#frontend/src/lib/store.ts';
import { useDraftSaving } from '#frontend/src/ui/drafts/use-draft-saving.ts';
import type { TaskId } from '#shared/ids.ts';
import type { AnswerDto } from '#shared/tasks/fields.ts';
import { submissionOptions, useShowReview } from '../queries.ts';
import {
  draftKind,
  isScore,
  type ReviewedAnswer,
  type ReviewValues,
  valuesOf,
} from './review.draft.ts';
import type { VersionToReview } from './versions-to-review.ts';

interface Options {
  readonly taskId: TaskId;
  readonly answer: AnswerDto;
  /** The version that is looked at. */
  readonly shown: VersionToReview | undefined;
  /** Called when it is saved, with the student whom the server suggests next. */
  readonly onSaved: (next: string) => void;
}

/** The review of an answer that is being written. */
export function useReviewDraft({ taskId, answer, shown, onSaved }: Options) {
  const client = useQueryClient();
  const showReview = useShowReview();
  const looked = useRef(shown);
  useEffect(() => {
    looked.current = shown;
  });
  const { draft, view } = useDraft(draftKind, {
    context: { taskId, shown: looked },
    start: { record: { taskId, answer, next: '' }, value: valuesOf(answer) },
  });
  const values = useStore(draft.values);
  const { mutate, isPending, error } = useDraftSaving<ReviewedAnswer>(
    ({ answer: reviewed, next }) => {
      showReview(taskId, reviewed);
      if (draft.end()) onSaved(next);
    },
  );
  return {
    draft,
    view,
    values,
    isSaving: isPending,
    problem: error,
    change: (changes: (before: ReviewValues) => Partial<ReviewValues>) => {
      const before = draft.values.get();
      draft.change({ ...before, ...changes(before) });
    },
    save: () => {
      if (!isPending && isScore(values.score)) mutate(() => draft.save(draft.values.get()));
    },
    choose: (chosen: ReviewValues) => mutate(() => draft.choose(chosen)),
    /** Shows the answer as it is now; what was written stays. */
    look: () => {
      draft.postpone();
      void invalidate(client, submissionOptions(taskId, answer.student_id).queryKey);
    },
  };
}
export type Writing = ReturnType<typeof useReviewDraft>;
