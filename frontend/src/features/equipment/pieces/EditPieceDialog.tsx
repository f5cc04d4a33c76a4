import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { useFormats } from '#frontend/src/lib/format.ts';
import { schoolCurrency } from '#frontend/src/lib/money.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import {
  sharedFields,
  textForm,
  useContractForm,
} from '#frontend/src/ui/form/use-contract-form.ts';
import { PieceDto } from '#shared/equipment/fields.ts';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';
import { inUnits } from '#shared/money.ts';
import { useEditPiece, useRooms } from '../queries.ts';
import { PieceFormFields, type PieceValues, pieceSchema } from './PieceFormFields.tsx';

type Compared = PieceValues & Readonly<Record<string, string>>;

const valuesOf = (piece: PieceDto): Compared => ({
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

/** Saves the piece; when somebody else changed it meanwhile, the differences are shown. */
function useEditing({ piece, onClose }: Props) {
  const { t } = useTranslation('equipment');
  const { mutateAsync } = useEditPiece();
  const [theirs, setTheirs] = useState<PieceDto | null>(null);
  const save = async (values: z.output<typeof schema>, rev: number) => {
    try {
      await mutateAsync({ ...values, piece_id: piece.id, rev });
    } catch (error) {
      const current = conflictingRecord(error, PieceDto());
      if (!current) throw error;
      setTheirs(current);
      return;
    }
    toast.success(t('saved'));
    onClose();
  };
  const form = useContractForm({
    schema,
    defaultValues: valuesOf(piece),
    submit: (values) => save(values, piece.rev),
  });
  return { form, save, theirs, setTheirs };
}

/** Edits what is known of a piece. */
export function EditPieceDialog({ piece, onClose }: Props) {
  const { t } = useTranslation('equipment');
  const { form, save, theirs, setTheirs } = useEditing({ piece, onClose });
  const { data: rooms = [] } = useRooms();
  const { day } = useFormats();
  const { t: common } = useTranslation();
  const field = { control: form.control, namespace: 'equipment', autoComplete: 'off' } as const;
  return (
    <>
      <FormDialog
        title={t('editTitle', { number: piece.number })}
        submitLabel={common('save')}
        form={form}
        onClose={onClose}
      >
        <FieldPair>
          <FormTextField
            {...field}
            name="number"
            label={t('number')}
            maxLength={EQUIPMENT_LIMITS.numberMax}
            required
          />
          <FormTextField
            {...field}
            name="serial"
            label={t('serial')}
            maxLength={EQUIPMENT_LIMITS.serialMax}
          />
        </FieldPair>
        <PieceFormFields control={sharedFields(form.control)} />
      </FormDialog>
      {theirs && (
        <CompareDialog<Compared>
          original={valuesOf(piece)}
          mine={{ ...valuesOf(piece), ...form.getValues() }}
          theirs={valuesOf(theirs)}
          fields={[
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
          ]}
          onChoose={(chosen) => {
            setTheirs(null);
            void form.attempt(() => save(schema.parse(chosen), theirs.rev));
          }}
          onCancel={() => setTheirs(null)}
        />
      )}
    </>
  );
}
