import { useTranslation } from 'react-i18next';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/field-control.ts';
import type { Room } from '#shared/contracts/calendar-settings.ts';
import type { LessonValues } from './lesson-form.ts';
import { PlaceFields, TimeFields } from './PlaceFields.tsx';
import { placeOf } from './place-values.ts';
import type { Names } from './use-names.ts';

interface Props {
  readonly control: FieldControl<LessonValues>;
  readonly rooms: readonly Room[];
  readonly names: Names;
}

/** What planning and editing a lesson ask for. */
export function LessonFields({ control, rooms, names }: Props) {
  const { t } = useTranslation('lessons');
  const place = placeOf(control);
  return (
    <>
      <FormTextField
        control={control}
        namespace="lessons"
        autoComplete="off"
        name="date"
        label={t('date')}
        type="date"
        required
      />
      <TimeFields control={place} />
      <PlaceFields control={place} rooms={rooms} names={names} />
    </>
  );
}
