import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { useCurrencySign } from '#frontend/src/lib/money.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { type FieldControl, useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import { KindDto } from '#shared/equipment/fields.ts';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';
import { useAddKind, useEditKind } from '../queries.ts';
import { KindPictureField } from './KindPictureField.tsx';
import { type KindValues, kindSchema, NEW_KIND, valuesOfKind } from './kind-values.ts';

interface Props {
  /** Absent for a new one. */
  readonly kind?: KindDto;
  readonly onClose: () => void;
}

function useSaving({ kind, onClose }: Props) {
  const { t } = useTranslation('equipment');
  const add = useAddKind();
  const edit = useEditKind();
  const keyOf = useRequestKey();
  const [theirs, setTheirs] = useState<KindDto | null>(null);
  const save = async (values: z.output<typeof kindSchema>, rev: number) => {
    const request_key = keyOf(JSON.stringify(values));
    try {
      if (kind) await edit.mutateAsync({ ...values, kind_id: kind.id, rev });
      else await add.mutateAsync({ ...values, request_key });
    } catch (error) {
      const current = conflictingRecord(error, KindDto());
      if (!current) throw error;
      setTheirs(current);
      return;
    }
    toast.success(t('saved'));
    onClose();
  };
  const form = useContractForm({
    schema: kindSchema,
    defaultValues: kind ? valuesOfKind(kind) : NEW_KIND,
    submit: (values) => save(values, kind?.rev ?? 1),
  });
  return { form, save, theirs, setTheirs };
}

function KindFields({ control }: { readonly control: FieldControl<KindValues> }) {
  const { t } = useTranslation('equipment');
  const sign = useCurrencySign();
  const field = { control, namespace: 'equipment', autoComplete: 'off' } as const;
  return (
    <>
      <FormTextField
        {...field}
        name="name"
        label={t('kindForm.name')}
        maxLength={EQUIPMENT_LIMITS.kindNameMax}
        autoFocus
        required
      />
      <FieldPair>
        <FormTextField
          {...field}
          name="code"
          label={t('kindForm.code')}
          hint={t('kindForm.codeHint')}
          maxLength={EQUIPMENT_LIMITS.codeMax}
        />
        <FormTextField
          {...field}
          name="category"
          label={t('kindForm.category')}
          hint={t('kindForm.categoryHint')}
          maxLength={EQUIPMENT_LIMITS.categoryMax}
        />
      </FieldPair>
      <FieldPair>
        <FormTextField
          {...field}
          name="loan_days"
          label={t('kindForm.loanDays')}
          inputMode="numeric"
          maxLength={3}
        />
        <FormTextField
          {...field}
          name="value"
          label={t('kindForm.value', { sign })}
          inputMode="decimal"
          maxLength={12}
        />
      </FieldPair>
      <FormTextField
        {...field}
        name="note"
        label={t('note')}
        multiline
        minRows={2}
        maxLength={EQUIPMENT_LIMITS.noteMax}
      />
    </>
  );
}

/** Adds or edits a kind of equipment. */
export function KindDialog({ kind, onClose }: Props) {
  const { t } = useTranslation('equipment');
  const { t: common } = useTranslation();
  const { form, save, theirs, setTheirs } = useSaving({ ...(kind && { kind }), onClose });
  const original = kind ? valuesOfKind(kind) : NEW_KIND;
  return (
    <>
      <FormDialog
        title={t(kind ? 'kindForm.editTitle' : 'kindForm.newTitle')}
        submitLabel={common('save')}
        form={form}
        onClose={onClose}
      >
        <KindFields control={form.control} />
        <KindPictureField
          url={kind?.picture?.url ?? ''}
          onChange={(key) => form.setValue('picture', key, { shouldDirty: true })}
        />
      </FormDialog>
      {theirs && (
        <CompareDialog<KindValues>
          original={original}
          mine={{ ...original, ...form.getValues() }}
          theirs={valuesOfKind(theirs)}
          fields={[
            { name: 'name', label: t('kindForm.name') },
            { name: 'code', label: t('kindForm.code') },
            { name: 'category', label: t('kindForm.category') },
            { name: 'loan_days', label: t('kindForm.loanDays') },
            { name: 'value', label: t('priceName') },
            { name: 'note', label: t('note') },
          ]}
          onChoose={(chosen) => {
            setTheirs(null);
            void form.attempt(() => save(kindSchema.parse(chosen), theirs.rev));
          }}
          onCancel={() => setTheirs(null)}
        />
      )}
    </>
  );
}
