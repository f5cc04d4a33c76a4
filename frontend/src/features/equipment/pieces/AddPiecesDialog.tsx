import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import {
  sharedFields,
  textForm,
  useContractForm,
} from '#frontend/src/ui/form/use-contract-form.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import type { KindDto } from '#shared/equipment/fields.ts';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';
import { integer } from '#shared/fields.ts';
import { EquipmentKindId } from '#shared/ids.ts';
import { useAddPieces } from '../queries.ts';
import { NEW_PIECE, PieceFormFields, type PieceValues, pieceSchema } from './PieceFormFields.tsx';

interface Values extends PieceValues {
  kind_id: string;
  count: string;
}

const schema = textForm<Values>()(
  pieceSchema().extend({
    kind_id: EquipmentKindId,
    count: integer(1, EQUIPMENT_LIMITS.addedMax),
  }),
);

interface Props {
  readonly kinds: readonly KindDto[];
  readonly onClose: () => void;
}

/** What a new piece costs is what its kind costs, until somebody types another price. */
function useAdding({ kinds, onClose }: Props) {
  const { t } = useTranslation('equipment');
  const { mutateAsync } = useAddPieces();
  const keyOf = useRequestKey();
  return useContractForm({
    schema,
    namespace: 'equipment',
    defaultValues: { ...NEW_PIECE, kind_id: kinds[0]?.id ?? '', count: '1' },
    submit: async (values) => {
      const { value = 0 } = kinds.find(({ id }) => id === values.kind_id) ?? {};
      const one = values.count === 1 ? {} : { number: '', serial: '' };
      const sent = { ...values, ...one, price: values.price || value };
      const { added } = await mutateAsync({ ...sent, request_key: keyOf(JSON.stringify(sent)) });
      toast.success(t('added', { count: added.length }));
      onClose();
    },
  });
}

/** Adds one or many pieces of a kind. */
export function AddPiecesDialog(props: Props) {
  const { t } = useTranslation('equipment');
  const { kinds, onClose } = props;
  const form = useAdding(props);
  const { control } = form;
  const isOne = useWatch({ control, name: 'count' }) === '1';
  return (
    <FormDialog title={t('addTitle')} submitLabel={t('add')} form={form} onClose={onClose}>
      <FieldPair>
        <FormSelectField
          control={control}
          name="kind_id"
          choices={kinds.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FormTextField control={control} name="count" hint={t('countHint')} />
      </FieldPair>
      {isOne && (
        <FieldPair>
          <FormTextField control={control} name="number" hint={t('ownNumberHint')} />
          <FormTextField control={control} name="serial" />
        </FieldPair>
      )}
      <PieceFormFields control={sharedFields(control)} />
    </FormDialog>
  );
}
