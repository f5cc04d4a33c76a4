import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useCurrencySign } from '#frontend/src/lib/money.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
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
export function PieceFormFields({ control }: { readonly control: FieldControl<PieceValues> }) {
  const { t } = useTranslation('equipment');
  const sign = useCurrencySign();
  const { data: rooms = [] } = useRooms();
  const field = { control, namespace: 'equipment', autoComplete: 'off' } as const;
  return (
    <>
      <FieldPair>
        <FormSelectField
          control={control}
          name="room_id"
          label={t('room')}
          choices={[
            { value: '', label: t('noRoom') },
            ...rooms.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <FormTextField
          {...field}
          name="place"
          label={t('place')}
          hint={t('placeHint')}
          maxLength={EQUIPMENT_LIMITS.placeMax}
        />
      </FieldPair>
      <FieldPair>
        <FormMomentField
          control={control}
          namespace="equipment"
          name="bought_on"
          kind="date"
          label={t('boughtOn')}
        />
        <FormTextField
          {...field}
          name="price"
          label={t('price', { sign })}
          inputMode="decimal"
          maxLength={12}
        />
      </FieldPair>
    </>
  );
}
