import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { Draft, DraftOptions } from '#frontend/src/lib/drafts/draft.ts';
import type { DraftKind } from '#frontend/src/lib/drafts/draft-kind.ts';
import { useDraft } from '#frontend/src/lib/drafts/use-draft.ts';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { useContractForm } from '../form/use-contract-form.ts';

interface Options<V extends FieldValues, R, C, N extends Namespace>
  extends Omit<DraftOptions<V, R, C>, 'kind' | 'owner'> {
  readonly schema: z.ZodType<V, V>;
  readonly namespace: N;
  readonly submit: (values: V, draft: Draft<V, R, C>) => Promise<void>;
}

/** A form whose values are kept as a draft. */
export function useFormDraft<V extends FieldValues, R, C, N extends Namespace>(
  kind: DraftKind<V, R, C>,
  { schema, namespace, submit, ...options }: Options<V, R, C, N>,
) {
  const { draft, view } = useDraft(kind, options);
  const form = useContractForm({
    schema,
    namespace,
    defaultValues: draft.values.get() as DefaultValues<V>,
    submit: (values) => submit(values, draft),
  });
  const { getValues, subscribe, reset } = form;
  useEffect(() => {
    const callback = () => draft.change(getValues() as V);
    return subscribe({ formState: { values: true }, callback });
  }, [draft, getValues, subscribe]);
  // A rich-text editor has state of its own: with a new key it takes replaced values.
  const [round, setRound] = useState(0);
  const fill = (values: V): void => {
    reset(values, { keepDefaultValues: true });
    setRound((before) => before + 1);
  };
  const choose = (chosen: V): void => {
    fill(chosen);
    void form.attempt(async () => void (await draft.choose(chosen)));
  };
  return { draft, view, form, round, fill, choose };
}
