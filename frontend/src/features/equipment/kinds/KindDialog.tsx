import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormMoneyField } from '#frontend/src/ui/form/FormMoneyField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useRecordEdit } from '#frontend/src/ui/form/use-record-edit.tsx';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import { KindDto } from '#shared/equipment/fields.ts';
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
    namespace: 'equipment',
    valuesOf: (of) => (of ? valuesOfKind(of) : NEW_KIND),
    compared: [
      { name: 'name', label: t('fields.name') },
      { name: 'code', label: t('fields.code') },
      { name: 'category', label: t('fields.category') },
      { name: 'loan_days', label: t('fields.loanDays') },
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

function KindFields({ control }: { readonly control: FieldControl<KindValues, 'equipment'> }) {
  const { t } = useTranslation('equipment');
  return (
    <>
      <FormTextField control={control} name="name" autoFocus />
      <FieldPair>
        <FormTextField control={control} name="code" hint={t('kindForm.codeHint')} />
        <FormTextField control={control} name="category" hint={t('kindForm.categoryHint')} />
      </FieldPair>
      <FieldPair>
        <FormTextField control={control} name="loan_days" />
        <FormMoneyField control={control} name="value" />
      </FieldPair>
      <FormTextField control={control} name="note" multiline minRows={2} />
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
