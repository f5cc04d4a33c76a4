import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { schoolCurrency } from '#frontend/src/lib/money.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { sharedFields, textForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { useRecordEdit } from '#frontend/src/ui/form/use-record-edit.tsx';
import { PieceDto } from '#shared/equipment/fields.ts';
import { inUnits } from '#shared/money.ts';
import { useEditPiece, useRooms } from '../queries.ts';
import { PieceFormFields, type PieceValues, pieceSchema } from './PieceFormFields.tsx';

const valuesOf = (piece: PieceDto): PieceValues => ({
  number: piece.number,
  serial: piece.serial,
  room_id: piece.room_id ?? '',
  place: piece.place,
  bought_on: piece.bought_on,
  price: piece.price ? String(inUnits(piece.price, schoolCurrency())) : '',
});

const schema = textForm<PieceValues>()(pieceSchema());

interface Props {
  readonly piece: PieceDto;
  readonly onClose: () => void;
}

function usePieceForm({ piece, onClose }: Props) {
  const { t } = useTranslation('equipment');
  const { mutateAsync } = useEditPiece();
  const { data: rooms = [] } = useRooms();
  const { day } = useFormats();
  return useRecordEdit({
    record: piece,
    current: PieceDto(),
    schema,
    namespace: 'equipment',
    valuesOf,
    compared: [
      { name: 'number', label: t('number') },
      { name: 'serial', label: t('serial') },
      {
        name: 'room_id',
        label: t('room'),
        show: (id) => rooms.find((room) => room.id === id)?.name ?? '',
      },
      { name: 'place', label: t('place') },
      { name: 'bought_on', label: t('boughtOn'), show: (text) => text && day(text) },
      { name: 'price', label: t('priceName') },
    ],
    save: async (values, { id, rev }) => {
      await mutateAsync({ ...values, piece_id: id, rev });
      toast.success(t('saved'));
      onClose();
    },
  });
}

/** Edits what is known of a piece. */
export function EditPieceDialog(props: Props) {
  const { piece, onClose } = props;
  const { t } = useTranslation('equipment');
  const { t: common } = useTranslation();
  const form = usePieceForm(props);
  return (
    <FormDialog
      title={t('editTitle', { number: piece.number })}
      submitLabel={common('save')}
      form={form}
      onClose={onClose}
    >
      <FieldPair>
        <FormTextField control={form.control} name="number" />
        <FormTextField control={form.control} name="serial" />
      </FieldPair>
      <PieceFormFields control={sharedFields(form.control)} />
    </FormDialog>
  );
}
