import { useState } from 'react';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { RecordDetail } from '#shared/contracts/teaching-fields.ts';
import type { StudentId } from '#shared/ids.ts';
import { type Draft, type DraftLine, draftOf, withPicture } from './draft.ts';
import { dropDraft, readDraft, storeDraft } from './stored-drafts.ts';

/**
 * The draft of a record. Every change is stored on the device at once, so that nothing is lost when the
 * page is closed or the session ends.
 */
export function useDraft(record: RecordDetail) {
  const { user } = useSignedIn();
  const owner = { lesson: record.lesson.id, user: user.id };
  const [found] = useState(() => {
    const stored = readDraft(owner);
    // A draft of an older revision would undo the changes of another user.
    return stored?.rev === record.rev ? { draft: stored, restored: true } : undefined;
  });
  const [draft, setDraft] = useState<Draft>(found?.draft ?? draftOf(record));

  const change = (next: (before: Draft) => Draft): void =>
    setDraft((before) => {
      const changed = next(before);
      storeDraft(owner, changed);
      return changed;
    });
  return {
    draft,
    /** The draft was restored from this device. */
    restored: found?.restored ?? false,
    set: (changes: Partial<Omit<Draft, 'lines' | 'rev'>>) =>
      change((before) => ({ ...before, ...changes })),
    setLine: (id: StudentId, line: DraftLine) =>
      change((before) => ({ ...before, lines: { ...before.lines, [id]: line } })),
    addPicture: (picture: Draft['pictures'][number], comesLater: (key: string) => boolean) =>
      change((before) => ({
        ...before,
        pictures: withPicture(before.pictures, picture, comesLater),
      })),
    /** Discards the draft and starts again from the record. */
    discard: (current: RecordDetail = record) => {
      dropDraft(owner);
      setDraft(draftOf(current));
    },
    drop: () => dropDraft(owner),
  };
}
export type Writing = ReturnType<typeof useDraft>;
