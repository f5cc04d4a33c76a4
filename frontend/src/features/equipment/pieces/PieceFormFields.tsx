import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormMoneyField } from '#frontend/src/ui/form/FormMoneyField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { moneyField } from '#frontend/src/ui/form/money-field.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { isDay } from '#shared/days.ts';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';
import { useRooms } from '../queries.ts';

/** What forms of pieces hold, as texts. */
export interface PieceValues {
  number: string;
  serial: string;
  room_id: string;
  place: string;
  bought_on: string;
  price: string;
}

export const NEW_PIECE: PieceValues = {
  number: '',
  serial: '',
  room_id: '',
  place: '',
  bought_on: '',
  price: '',
};

export const pieceSchema = () =>
  z.object({
    number: z.string().max(EQUIPMENT_LIMITS.numberMax),
    serial: z.string().max(EQUIPMENT_LIMITS.serialMax),
    room_id: z.string(),
    place: z.string().max(EQUIPMENT_LIMITS.placeMax),
    bought_on: z.string().refine((day) => day === '' || isDay(day)),
    price: moneyField(),
  });

/** Where pieces are, when they were bought, and for how much. */
export function PieceFormFields({
  control,
}: {
  readonly control: FieldControl<PieceValues, 'equipment'>;
}) {
  const { t } = useTranslation('equipment');
  const { data: rooms = [] } = useRooms();
  return (
    <>
      <FieldPair>
        <FormSelectField
          control={control}
          name="room_id"
          choices={[
            { value: '', label: t('noRoom') },
            ...rooms.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <FormTextField control={control} name="place" hint={t('placeHint')} />
      </FieldPair>
      <FieldPair>
        <FormMomentField control={control} name="bought_on" kind="date" />
        <FormMoneyField control={control} name="price" />
      </FieldPair>
    </>
  );
}
