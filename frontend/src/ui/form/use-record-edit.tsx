import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { CompareDialog, type ComparedField } from './CompareDialog.tsx';
import { conflictingRecord, differences, type Edits, merge } from './edit-conflict.ts';
import { useContractForm } from './use-contract-form.ts';

/** R is the record, B what the edit begins from (undefined for a new record), V what the fields hold, O what is sent. */
interface Options<
  R,
  B extends R | undefined,
  V extends FieldValues,
  O extends FieldValues,
  N extends Namespace,
> {
  /** As it is when the form opens. A list that learns of a newer one meanwhile changes nothing. */
  readonly record: B;
  /** The record as the server sends it, when somebody else has saved it in between. */
  readonly current: z.ZodType<R>;
  readonly schema: z.ZodType<O, V>;
  readonly namespace: N;
  readonly valuesOf: (record: R | B) => V;
  /** What the fields begin with, where that is not what the record has. */
  readonly start?: V;
  /** The fields to choose from after a conflict; see `CompareDialog` for all others. */
  readonly compared: readonly ComparedField<V>[];
  /** Learns the names that only the newer record has. */
  readonly onConflict?: (theirs: R) => void;
  /**
   * Saves the values, with the `rev` of the record that they are based on. A form that stays open answers what was
   * saved: it goes on from that.
   */
  readonly save: (values: O, base: R | B) => Promise<R | undefined>;
}

/** Asks which of both versions is saved; `goOn` gets the chosen values, and the newer record. */
function useConflictQuestion<R, V extends FieldValues>(
  fields: readonly ComparedField<V>[],
  goOn: (chosen: V, theirs: R) => void,
) {
  const [conflict, ask] = useState<{ theirs: R; edits: Edits<V> } | null>(null);
  const question: ReactNode = conflict && (
    <CompareDialog
      edits={conflict.edits}
      fields={fields}
      onChoose={(chosen) => {
        ask(null);
        goOn(chosen, conflict.theirs);
      }}
      onCancel={() => ask(null)}
    />
  );
  return { ask, question };
}

/**
 * A form that edits one record (`useContractForm`). When somebody else has saved the record in between, the user
 * chooses between both versions, and the edit goes on from the newer record. `question` must be rendered, which
 * `FormDialog` does; `base` is the record that the edit is based on.
 */
export function useRecordEdit<
  R,
  B extends R | undefined,
  V extends FieldValues,
  O extends FieldValues,
  N extends Namespace,
>(options: Options<R, B, V, O, N>) {
  const { record, current, schema, namespace, valuesOf, start, compared, onConflict, save } =
    options;
  const [base, setBase] = useState<R | B>(record);
  const { ask, question } = useConflictQuestion<R, V>(compared, (chosen, theirs) => {
    setBase(theirs);
    form.reset(chosen, { keepDefaultValues: true });
    void form.handleSubmit((values) => form.attempt(() => send(values, theirs)))();
  });

  async function send(values: O, from: R | B): Promise<void> {
    try {
      const saved = await save(values, from);
      if (saved === undefined) return;
      setBase(saved);
      form.reset(valuesOf(saved) as DefaultValues<V>);
    } catch (error) {
      const theirs = conflictingRecord(error, current);
      if (!theirs) throw error;
      const edits = { original: valuesOf(from), mine: form.getValues(), theirs: valuesOf(theirs) };
      const sides = differences(edits);
      if (compared.some(({ name }) => sides.has(name))) {
        onConflict?.(theirs);
        ask({ theirs, edits });
        return;
      }
      // Nothing is left to ask.
      setBase(theirs);
      await send(schema.parse(merge(edits, sides)), theirs);
    }
  }

  const form = useContractForm({
    schema,
    namespace,
    defaultValues: (start ?? valuesOf(record)) as DefaultValues<V>,
    submit: (values) => send(values, base),
  });

  return { ...form, base, question };
}
