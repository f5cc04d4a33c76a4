import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ChosenFile,
  type Draft,
  type DraftValue,
  filesOf,
} from '#frontend/src/entities/forms/answers-draft.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import type { Question } from '#shared/forms/questions.ts';
import { keepAnswers, keptAnswers, type Pending } from './kept-answers.ts';
import { refusalOf, sendFile } from './send-file.ts';
import type { FormAddress, PublicForm } from './use-public-form.ts';

/** Files that had not arrived when the page was left are gone. */
const startOf = (form: string): Draft =>
  Object.fromEntries(
    Object.entries(keptAnswers(form)?.draft ?? {}).map(([id, value]) => [
      id,
      Array.isArray(value) ? value.filter((file) => file.id !== '') : value,
    ]),
  );

type Change = (to: (before: Draft) => Draft) => void;

const changedFile =
  (question: string, key: string, to: Partial<ChosenFile>) =>
  (before: Draft): Draft => ({
    ...before,
    [question]: filesOf(before[question]).map((file) =>
      file.key === key ? { ...file, ...to } : file,
    ),
  });

/** Sends a file as soon as it is chosen, and says in the draft how far it is. */
function useFileSender(address: FormAddress, proof: boolean, setDraft: Change) {
  const { t } = useTranslation('formFill');
  const leaving = useRef(new AbortController());
  useEffect(() => {
    // Made anew where effects run twice.
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return async (question: string, file: File, key: string) => {
    const { signal } = leaving.current;
    const onSent = (sent: number) => setDraft(changedFile(question, key, { sent }));
    const unproved = proof ? t('notProved') : undefined;
    try {
      const id = await sendFile({ address, question, file, key, unproved, onSent }, signal);
      setDraft(changedFile(question, key, { id, sent: 1 }));
    } catch (error) {
      if (signal.aborted) return;
      // What a stranger can do is to choose it again, whatever the store has said.
      const problem = error instanceof ApiError ? error.message : t('file.failed');
      setDraft(changedFile(question, key, { problem }));
    }
  };
}

function useChoosing(send: ReturnType<typeof useFileSender>) {
  const { t } = useTranslation('formFill');
  return (question: Question, files: readonly File[], before: readonly ChosenFile[]) => {
    const kept = question.kind === 'signature' ? [] : before;
    const taken = files.slice(0, Math.max(0, question.most - kept.length));
    const chosen = taken.map((file) => {
      const refusal = refusalOf(question, file);
      const problem = refusal ? t(`file.refused.${refusal}`) : '';
      const { name, size: bytes } = file;
      return { file, line: { id: '', name, bytes, sent: 0, problem, key: crypto.randomUUID() } };
    });
    for (const { file, line } of chosen)
      if (line.problem === '') void send(question.id, file, line.key);
    return [...kept, ...chosen.map(({ line }) => line)];
  };
}

/** What is typed, kept on the device; and files, sent as they are chosen. */
export function useDraft(address: FormAddress, { proof }: Pick<PublicForm, 'proof'>) {
  const { form } = address;
  const [draft, setDraft] = useState<Draft>(() => startOf(form));
  const [pending, setPending] = useState<Pending | null>(() => keptAnswers(form)?.pending ?? null);
  const [hasChanged, setChanged] = useState(false);
  const choose = useChoosing(useFileSender(address, proof, setDraft));
  useEffect(() => {
    if (hasChanged) keepAnswers(form, draft, pending);
  }, [form, draft, pending, hasChanged]);
  const change = (question: string, value: DraftValue) => {
    setChanged(true);
    setDraft((before) => ({ ...before, [question]: value }));
  };
  return {
    draft,
    pending,
    change,
    addFiles: (question: Question, files: readonly File[]) =>
      change(question.id, choose(question, files, filesOf(draft[question.id]))),
    keep: (next: Pending | null) => {
      setPending(next);
      setChanged(true);
      // Before it is sent: whatever happens to the page, the same request is sent again.
      keepAnswers(form, draft, next);
    },
    reset: () => {
      setDraft({});
      setPending(null);
      setChanged(false);
    },
  };
}
