import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { useTimeZone } from '#frontend/src/lib/format.ts';
import { matching } from '#frontend/src/lib/query.ts';
import { instantOf } from '#frontend/src/lib/wall-clock.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { NoticeText, SentNotice } from '#shared/contracts/notice-fields.ts';
import { notices } from '#shared/contracts/notices.ts';
import { type NoticeValues, noticeForm, payloadOf, TitleField } from './notice-form.ts';
import { NoticeStore, type Source } from './notice-store.ts';

/** The state in which the editor starts. */
export interface EditorStart {
  /** The stored notice; null for a new one. */
  readonly notice: SentNotice | null;
  readonly values: NoticeValues;
  readonly source: Source;
}

/** The state of saving, as it is shown. */
type Saving =
  | { readonly kind: 'idle' | 'saving' | 'untitled' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly message: string };

/** What somebody else has saved in between. */
const Theirs = () => z.object({ notice: SentNotice(), text: NoticeText() });
type Theirs = z.infer<ReturnType<typeof Theirs>>;

/** A draft is saved after this long without a change. */
const SAVE_MS = 1500;
const AGAIN_MS = 10_000;

/** Readers see it: it is not saved by itself. */
export const isOut = (notice: Pick<SentNotice, 'state'> | null): boolean =>
  notice?.state === 'published';

type Timer = ReturnType<typeof setTimeout> | undefined;

/** What was saved, and saving itself; `theirs` when somebody else was quicker. */
function useSaving(start: EditorStart) {
  const client = useQueryClient();
  const [store] = useState(
    () =>
      new NoticeStore({
        notice: start.notice,
        payload: payloadOf(start.values),
        source: start.source,
      }),
  );
  const [notice, setNotice] = useState(start.notice);
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });
  const [theirs, setTheirs] = useState<Theirs | null>(null);

  /** Null when somebody else has changed it in between. */
  const carryOut = useCallback(
    async (work: () => Promise<SentNotice>): Promise<SentNotice | null> => {
      setSaving({ kind: 'saving' });
      try {
        const saved = await work();
        setNotice(saved);
        setSaving({ kind: 'saved', at: new Date() });
        // Other screens fetch it again when they are opened.
        void client.invalidateQueries({ ...matching(notices), refetchType: 'none' });
        return saved;
      } catch (error) {
        const found = conflictingRecord(error, Theirs());
        if (found) {
          setTheirs(found);
          setSaving({ kind: 'idle' });
          return null;
        }
        setSaving({ kind: 'failed', message: error instanceof Error ? error.message : '' });
        throw error;
      }
    },
    [client],
  );
  return { store, notice, setNotice, saving, setSaving, theirs, setTheirs, carryOut };
}

type NoticeForm = Pick<
  ReturnType<typeof useContractForm<ReturnType<typeof noticeForm>>>,
  'getValues' | 'subscribe'
>;

/** When the form is left, its timer ends, and what is under way begins no other one. */
function useEndOfSaving(isOver: RefObject<boolean>, timer: RefObject<Timer>): void {
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
      clearTimeout(timer.current);
    };
  }, [isOver, timer]);
}

/** Saves a draft some time after each change, and again when that failed; says whether something is unsaved. */
function useDraftSaving(
  { store, carryOut, setSaving }: ReturnType<typeof useSaving>,
  { getValues, subscribe }: NoticeForm,
  isDraft: boolean,
) {
  const [unsaved, setUnsaved] = useState(false);
  const timer = useRef<Timer>(undefined);
  const isOver = useRef(false);
  useEndOfSaving(isOver, timer);
  const values = useCallback(() => getValues() as NoticeValues, [getValues]);

  const saveDraft = useCallback(async (): Promise<SentNotice | null> => {
    const payload = payloadOf(values());
    const saved = await carryOut(() => store.save(payload));
    setUnsaved(!store.matches(payloadOf(values())));
    return saved;
  }, [carryOut, store, values]);

  const saveLater = useCallback(
    (wait: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(async () => {
        if (isOver.current || store.matches(payloadOf(values()))) return;
        if (!TitleField.safeParse(values()).success) return setSaving({ kind: 'untitled' });
        await saveDraft().catch((error: unknown) => {
          if (!(error instanceof ApiError && error.kind === 'server')) saveLater(AGAIN_MS);
        });
      }, wait);
    },
    [saveDraft, setSaving, store, values],
  );
  useEffect(() => {
    const callback = () => {
      setUnsaved(!store.matches(payloadOf(values())));
      if (isDraft) saveLater(SAVE_MS);
    };
    return subscribe({ formState: { values: true }, callback });
  }, [isDraft, saveLater, store, subscribe, values]);
  return { unsaved, setUnsaved, saveDraft };
}

/** The form of a notice and its saving: a draft is saved by itself. */
export function useNoticeWriting(start: EditorStart, onDone: (notice: SentNotice) => void) {
  const timeZone = useTimeZone();
  const state = useSaving(start);
  const { store, notice, carryOut, theirs } = state;
  const form = useContractForm({
    schema: noticeForm(timeZone),
    defaultValues: start.values,
    submit: async (values) => {
      const payload = payloadOf(values);
      const at = instantOf(values.at, timeZone);
      const done = await carryOut(() =>
        isOut(notice) ? store.save(payload) : store.publish(payload, at),
      );
      if (done) onDone(done);
    },
  });
  const draft = useDraftSaving(state, form, !isOut(notice) && theirs === null);
  return { form, ...draft, ...state };
}
export type NoticeWriting = ReturnType<typeof useNoticeWriting>;
