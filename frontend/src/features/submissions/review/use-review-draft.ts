import { useState } from 'react';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { AnswerDto } from '#shared/contracts/task-fields.ts';
import { drop, keep, keptAt } from '../kept-drafts.ts';
import { draftOf, ReviewDraft } from './review-draft.ts';

/** The review being written. Every change is kept on the device until it is sent. */
export function useReviewDraft(taskId: string, answer: AnswerDto) {
  const { user } = useSignedIn();
  const place = `review ${user.id} ${taskId} ${answer.student_id}`;
  const [kept] = useState(() => keptAt(place, ReviewDraft()));
  const [draft, setDraft] = useState(kept ?? draftOf(answer));
  const [isRestored, setRestored] = useState(kept !== undefined);
  return {
    draft,
    /** Restored from this device. */
    isRestored,
    change: (changes: (before: ReviewDraft) => Partial<ReviewDraft>) =>
      setDraft((before) => {
        const next = { ...before, ...changes(before) };
        keep(place, next);
        return next;
      }),
    /** Discards the draft. */
    discard: () => {
      drop(place);
      setRestored(false);
      setDraft(draftOf(answer));
    },
    sent: () => drop(place),
  };
}
export type Writing = ReturnType<typeof useReviewDraft>;
