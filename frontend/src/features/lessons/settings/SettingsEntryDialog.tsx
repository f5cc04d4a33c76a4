import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { toast } from '#frontend/src/lib/toasts.ts';
import { CompareDialog, type ComparedField } from '#frontend/src/ui/form/CompareDialog.tsx';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';

interface Entry {
  readonly id: string;
  readonly rev: number;
}

/** Which entry is changed, and from which revision; absent for a new entry. */
type Target<E extends Entry> = { id: E['id']; rev: string } | undefined;

interface Props<E extends Entry, V extends FieldValues> {
  readonly title: string;
  /** The entry to edit; absent for a new one. */
  readonly entry: E | undefined;
  /** The schema of an entry as the server answers it. */
  readonly record: z.ZodType<E>;
  readonly schema: z.ZodType<FieldValues, V>;
  readonly valuesOf: (entry: E | undefined) => V;
  readonly inputs: (control: FieldControl<V>) => ReactNode;
  /** The fields to compare after somebody else saved the entry in between. */
  readonly compared: readonly ComparedField<V>[];
  readonly send: (values: V, target: Target<E>) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Adds or edits a room, course or holiday. */
export function SettingsEntryDialog<E extends Entry, V extends FieldValues>(props: Props<E, V>) {
  const { title, entry, record, schema, valuesOf, inputs, compared, send, onClose } = props;
  const { t } = useTranslation('lessons');
  const [theirs, setTheirs] = useState<E | null>(null);
  const original = valuesOf(entry);

  async function save(values: V, target: E | undefined): Promise<void> {
    setTheirs(null);
    try {
      await send(values, target && { id: target.id, rev: String(target.rev) });
    } catch (error) {
      const current = conflictingRecord(error, record);
      if (!current) throw error;
      setTheirs(current);
      return;
    }
    toast.success(t('setup.done'));
    onClose();
  }

  const form = useContractForm({
    schema,
    defaultValues: original as DefaultValues<V>,
    submit: async () => {
      await save(form.getValues(), entry);
    },
  });
  return (
    <>
      <FormDialog title={title} submitLabel={t('save')} form={form} onClose={onClose}>
        {inputs(form.control)}
      </FormDialog>
      {theirs && (
        <CompareDialog<V>
          original={original}
          mine={form.getValues()}
          theirs={valuesOf(theirs)}
          fields={compared}
          onChoose={(chosen) => void form.attempt(() => save(chosen, theirs))}
          onCancel={() => setTheirs(null)}
        />
      )}
    </>
  );
}
