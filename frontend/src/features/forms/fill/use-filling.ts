import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSending, toAnswers } from '#frontend/src/entities/forms/answers-draft.ts';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError, isDecided } from '#frontend/src/lib/api-error.ts';
import { proveOrFail } from '#frontend/src/lib/prove.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { useWhenOnlineAgain } from '#frontend/src/ui/use-online.ts';
import { CODE } from '#shared/codes.ts';
import { checkAnswers, type FaultyAnswer } from '#shared/forms/check-answers.ts';
import { forms } from '#shared/forms/contract.ts';
import { forgetAnswers, type Pending } from './kept-answers.ts';
import { useDraft } from './use-draft.ts';
import type { FormAddress, PublicForm } from './use-public-form.ts';

/** What is wrong with an answer, in words. */
function useAnswerFault() {
  const { t } = useTranslation('formFill');
  return (faults: readonly FaultyAnswer[], question: string): string | undefined => {
    const found = faults.find((fault) => fault.question === question);
    return found && t(`faults.${found.rule}`);
  };
}

function useSending(address: FormAddress, { proof }: PublicForm) {
  const { t } = useTranslation('formFill');
  return useMutation({
    mutationFn: async ({ key, version, answers }: Pending) => {
      const verificationCode = proof ? await proveOrFail(t('notProved')) : undefined;
      return send(forms.endpoints.send, {
        ...address,
        version,
        answers,
        request_key: key,
        ...(verificationCode && { verificationCode }),
      });
    },
    meta: { quiet: true },
  });
}

const errorsIn = (error: Error | null): ReadonlyMap<string, string> =>
  new Map(
    error instanceof ApiError
      ? error.errors.map(
          ({ field, message }) => [field.replace(/^answers\./, ''), message] as const,
        )
      : [],
  );

function showFirst(question: string | undefined): void {
  const found = question && document.getElementById(`question-${question}`);
  if (!found) return;
  found.scrollIntoView({ block: 'center' });
  found.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
}

/** Fills a form in, sends it once, and says what became of it. */
export function useFilling(address: FormAddress, form: PublicForm) {
  const client = useQueryClient();
  const writing = useDraft(address, form);
  const sending = useSending(address, form);
  const faultText = useAnswerFault();
  const [faults, setFaults] = useState<readonly FaultyAnswer[]>([]);
  const { draft, pending } = writing;

  const dispatch = (next: Pending) => {
    writing.keep(next);
    sending.mutate(next, {
      onSuccess: () => {
        writing.reset();
        forgetAnswers(address.form);
      },
      onError: (error) => {
        if (!isDecided(error)) return;
        writing.keep(null);
        showFirst([...errorsIn(error).keys()][0]);
        // Closed, full, answered or changed meanwhile: the page says it.
        if (error instanceof ApiError && error.code === CODE.wait)
          void invalidate(client, forms.endpoints.one);
      },
    });
  };
  const submit = () => {
    if (pending) return dispatch(pending);
    const raw = toAnswers(draft);
    const found = checkAnswers(form.questions, raw).faults;
    setFaults(found);
    if (found.length > 0) return showFirst(found[0]?.question);
    const key = crypto.randomUUID();
    return dispatch({ key, version: form.version, answers: JSON.stringify(raw) });
  };
  // What is waiting is sent as soon as the network is back.
  useWhenOnlineAgain(() => {
    if (pending && !sending.isPending && !sending.isSuccess) dispatch(pending);
  });

  const refused = errorsIn(sending.error);
  return {
    ...writing,
    submit,
    isWorking: sending.isPending,
    isSent: sending.isSuccess,
    /** It is not known whether it has arrived: the same request is sent again. */
    isWaiting: pending !== null && !sending.isPending && !sending.isSuccess,
    problem: sending.isPending ? null : sending.error,
    isUploading: isSending(draft),
    again: () => {
      setFaults([]);
      sending.reset();
      void invalidate(client, forms.endpoints.one);
    },
    errorOf: (question: string) => faultText(faults, question) ?? refused.get(question),
    change: (question: string, value: Parameters<typeof writing.change>[1]) => {
      setFaults((before) => before.filter((fault) => fault.question !== question));
      if (sending.error && isDecided(sending.error)) sending.reset();
      writing.change(question, value);
    },
  };
}
export type Filling = ReturnType<typeof useFilling>;
