import { useState } from 'react';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { RecordDetail } from '#shared/contracts/teaching-fields.ts';
import type { StudentId } from '#shared/ids.ts';
import { type Draft, type DraftLine, draftOf } from './draft.ts';
import { dropDraft, keepDraft, keptDraft } from './kept-drafts.ts';

/**
 * A record that is being written. Every change is kept on the device at once: a page that is closed, a
 * battery that is empty or a session that has ended lose nothing.
 */
export function useDraft(record: RecordDetail) {
  const { user } = useSignedIn();
  const owner = { lesson: record.lesson.id, user: user.id };
  const [began] = useState(() => {
    const kept = keptDraft(owner);
    // What was begun from an older record would undo what somebody else wrote since.
    return kept?.rev === record.rev ? { draft: kept, restored: true } : undefined;
  });
  const [draft, setDraft] = useState<Draft>(began?.draft ?? draftOf(record));

  const change = (next: (before: Draft) => Draft): void =>
    setDraft((before) => {
      const changed = next(before);
      keepDraft(owner, changed);
      return changed;
    });
  return {
    draft,
    /** It was begun earlier on this device. */
    restored: began?.restored ?? false,
    set: (changes: Partial<Omit<Draft, 'lines' | 'rev'>>) =>
      change((before) => ({ ...before, ...changes })),
    setLine: (id: StudentId, line: DraftLine) =>
      change((before) => ({ ...before, lines: { ...before.lines, [id]: line } })),
    addPicture: (picture: Draft['pictures'][number]) =>
      change((before) => ({ ...before, pictures: [...before.pictures, picture] })),
    /** Begins anew from the record as it stands. */
    discard: (current: RecordDetail = record) => {
      dropDraft(owner);
      setDraft(draftOf(current));
    },
    drop: () => dropDraft(owner),
  };
}
export type Writing = ReturnType<typeof useDraft>;
