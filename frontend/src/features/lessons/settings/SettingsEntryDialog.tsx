import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { ComparedField } from '#frontend/src/ui/form/CompareDialog.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useRecordEdit } from '#frontend/src/ui/form/use-record-edit.tsx';

interface Entry {
  readonly id: string;
  readonly rev: number;
}

interface Props<E extends Entry, V extends FieldValues, O extends FieldValues> {
  readonly title: string;
  /** The entry to edit; absent for a new one. */
  readonly entry: E | undefined;
  /** The schema of an entry as the server answers it. */
  readonly record: z.ZodType<E>;
  readonly schema: z.ZodType<O, V>;
  readonly valuesOf: (entry: E | undefined) => V;
  readonly inputs: (control: FieldControl<V, 'lessons'>) => ReactNode;
  /** The fields to compare after somebody else saved the entry in between. */
  readonly compared: readonly ComparedField<V>[];
  /** Which entry is changed, and from which revision; absent for a new entry. */
  readonly send: (values: O, target: Pick<E, 'id' | 'rev'> | undefined) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Adds or edits a room, course or holiday. */
export function SettingsEntryDialog<E extends Entry, V extends FieldValues, O extends FieldValues>(
  props: Props<E, V, O>,
) {
  const { title, entry, record, schema, valuesOf, inputs, compared, send, onClose } = props;
  const { t } = useTranslation('lessons');
  const form = useRecordEdit({
    record: entry,
    current: record,
    schema,
    namespace: 'lessons',
    valuesOf,
    compared,
    save: async (values, base) => {
      await send(values, base && { id: base.id, rev: base.rev });
      toast.success(t('setup.done'));
      onClose();
    },
  });
  return (
    <FormDialog title={title} submitLabel={t('save')} form={form} onClose={onClose}>
      {inputs(form.control)}
    </FormDialog>
  );
}
