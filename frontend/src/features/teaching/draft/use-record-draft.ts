import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#frontend/src/lib/drafts/use-draft.ts';
import { useStore } from '#frontend/src/lib/store.ts';
import { useDraftSaving } from '#frontend/src/ui/drafts/use-draft-saving.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import type { StudentId } from '#shared/ids.ts';
import type { EarlyEnd, RecordDetail } from '#shared/teaching/fields.ts';
import { useShowRecord } from '../queries.ts';
import { draftKind, earlyEndIn } from './record.draft.ts';
import { type DraftLine, type RecordValues, valuesOf, withPicture } from './record-values.ts';

/** The record of a lesson that is being written. */
export function useRecordDraft(record: RecordDetail, onDone: () => void) {
  const { t } = useTranslation('teaching');
  const showRecord = useShowRecord();
  const keyOf = useRequestKey();
  const said = useRef({ record, reason: '', early: false, keyOf });
  useEffect(() => {
    said.current = { ...said.current, record, keyOf };
  });
  const { draft, view } = useDraft(draftKind, {
    context: said,
    start: { record, value: valuesOf(record) },
  });
  const values = useStore(draft.values);
  const [early, setEarly] = useState<EarlyEnd | null>(null);
  const { mutate, isPending, error } = useDraftSaving<RecordDetail>(async (saved) => {
    await showRecord(saved);
    draft.end();
    onDone();
  });
  const save = (saving: () => Promise<RecordDetail | null>): void =>
    mutate(saving, { onSettled: (_, failure) => setEarly(earlyEndIn(failure)) });
  const send = (reason: string, isEarly = false): void => {
    // A first record becomes a correction when somebody else has written one in between.
    const isCorrection = (view.record?.rev ?? 0) > 0;
    const why = reason || (isCorrection ? t('overtaken.reason') : '');
    said.current = { ...said.current, reason: why, early: isEarly };
    save(() => draft.save(draft.values.get()));
  };
  const change = (changes: Partial<RecordValues>): void =>
    draft.change({ ...draft.values.get(), ...changes });

  return {
    draft,
    view,
    values,
    isSaving: isPending,
    problem: early ? null : error,
    set: change,
    setLine: (id: StudentId, line: DraftLine) =>
      change({ lines: { ...draft.values.get().lines, [id]: line } }),
    addPicture: (picture: RecordValues['pictures'][number], comesLater: (key: string) => boolean) =>
      change({ pictures: withPicture(draft.values.get().pictures, picture, comesLater) }),
    send,
    /** What ending the lesson now would record; null unless the server has asked. */
    early,
    /** Ends the lesson although it has hardly begun. */
    endEarly: () => send('', true),
    /** Goes on teaching. */
    keepOn: () => setEarly(null),
    /** Overwrites the version of somebody else; a first record needs a reason then. */
    overwrite: () => {
      const reason = said.current.reason || t('overtaken.reason');
      said.current = { ...said.current, reason };
      save(() => draft.choose(draft.values.get()));
    },
    /** Takes the version of somebody else, and gives up what was written. */
    acceptTheirs: async () => {
      const { theirs } = draft.view.get();
      draft.discard();
      if (theirs) await showRecord(theirs.record);
      onDone();
    },
  };
}
export type Writing = ReturnType<typeof useRecordDraft>;
