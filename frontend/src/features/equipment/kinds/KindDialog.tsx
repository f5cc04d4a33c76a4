import { useTranslation } from 'react-i18next';
import { useCurrencySign } from '#frontend/src/lib/money.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useRecordEdit } from '#frontend/src/ui/form/use-record-edit.tsx';
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

function useKindForm({ kind, onClose }: Props) {
  const { t } = useTranslation('equipment');
  const add = useAddKind();
  const edit = useEditKind();
  const keyOf = useRequestKey();
  return useRecordEdit({
    record: kind,
    current: KindDto(),
    schema: kindSchema,
    valuesOf: (of) => (of ? valuesOfKind(of) : NEW_KIND),
    compared: [
      { name: 'name', label: t('kindForm.name') },
      { name: 'code', label: t('kindForm.code') },
      { name: 'category', label: t('kindForm.category') },
      { name: 'loan_days', label: t('kindForm.loanDays') },
      { name: 'value', label: t('priceName') },
      { name: 'note', label: t('note') },
    ],
    save: async (values, base) => {
      if (base) await edit.mutateAsync({ ...values, kind_id: base.id, rev: base.rev });
      else await add.mutateAsync({ ...values, request_key: keyOf(JSON.stringify(values)) });
      toast.success(t('saved'));
      onClose();
    },
  });
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
export function KindDialog(props: Props) {
  const { kind, onClose } = props;
  const { t } = useTranslation('equipment');
  const { t: common } = useTranslation();
  const form = useKindForm(props);
  return (
    <FormDialog
      title={t(kind ? 'kindForm.editTitle' : 'kindForm.newTitle')}
      submitLabel={common('save')}
      form={form}
      onClose={onClose}
    >
      <KindFields control={form.control} />
      <KindPictureField control={form.control} stored={form.base?.picture ?? null} />
    </FormDialog>
  );
}
