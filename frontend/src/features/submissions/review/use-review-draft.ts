import { useState } from 'react';
import { dropDraft, keepDraft, keptDraft } from '#frontend/src/lib/drafts/kept-drafts.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { AnswerDto } from '#shared/tasks/fields.ts';
import { draftOf, ReviewDraft } from './review-draft.ts';

/** Reviews that are kept at most. */
const KEPT_MOST = 100;

/** The review being written. Every change is kept on the device until it is sent. */
export function useReviewDraft(taskId: string, answer: AnswerDto) {
  const { user } = useSignedIn();
  const place = { owner: user, kind: 'review', name: `${taskId} ${answer.student_id}` };
  const [kept] = useState(() => keptDraft(place, ReviewDraft()));
  const [draft, setDraft] = useState(kept ?? draftOf(answer));
  const [isRestored, setRestored] = useState(kept !== undefined);
  return {
    draft,
    /** Restored from this device. */
    isRestored,
    change: (changes: (before: ReviewDraft) => Partial<ReviewDraft>) =>
      setDraft((before) => {
        const next = { ...before, ...changes(before) };
        keepDraft(place, next, KEPT_MOST);
        return next;
      }),
    /** Discards the draft. */
    discard: () => {
      dropDraft(place);
      setRestored(false);
      setDraft(draftOf(answer));
    },
    sent: () => dropDraft(place),
  };
}
export type Writing = ReturnType<typeof useReviewDraft>;
