import { useState } from 'react';
import { dropDraft, keepDraft, keptDraft } from '#frontend/src/lib/drafts/kept-drafts.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { StudentId } from '#shared/ids.ts';
import type { RecordDetail } from '#shared/teaching/fields.ts';
import { type Draft, type DraftLine, draftOf, withPicture } from './draft.ts';
import { KEPT_MOST, KeptRecord } from './kept-record.ts';

/**
 * The draft of a record. Every change is stored on the device at once, so that nothing is lost when the
 * page is closed or the session ends.
 */
export function useDraft(record: RecordDetail) {
  const { user } = useSignedIn();
  const place = { owner: user, kind: 'record', name: record.lesson.id };
  // It may be of an older revision: the server then refuses it, and both are compared.
  const [found] = useState<Draft | undefined>(() => keptDraft(place, KeptRecord()));
  const [draft, setDraft] = useState<Draft>(found ?? draftOf(record));

  const change = (next: (before: Draft) => Draft): void =>
    setDraft((before) => {
      const changed = next(before);
      keepDraft(place, changed, KEPT_MOST);
      return changed;
    });
  return {
    draft,
    /** The draft was restored from this device. */
    restored: found !== undefined,
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
      dropDraft(place);
      setDraft(draftOf(current));
    },
    drop: () => dropDraft(place),
  };
}
export type Writing = ReturnType<typeof useDraft>;
