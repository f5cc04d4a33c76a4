import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { sharedFields } from '#frontend/src/ui/form/use-contract-form.ts';
import type { Names } from '#frontend/src/ui/pickers/use-names.ts';
import type { CalendarSettingsDto } from '#shared/lessons/contract.ts';
import { PlaceFields, TimeFields } from '../dialogs/LessonFields.tsx';
import type { PlaceValues } from '../dialogs/lesson-form.ts';
import { INTERVALS, SERIES_ENDS, type SeriesValues } from './series-form.ts';
import { WeekdaysField } from './WeekdaysField.tsx';

interface Props {
  readonly control: FieldControl<SeriesValues, 'lessons'>;
  readonly settings: CalendarSettingsDto;
  readonly names: Names;
  readonly unknownRoom: string | undefined;
}

/** The end of a series: a number of lessons, or a last day. */
function EndFields({ control }: Pick<Props, 'control'>) {
  const { t } = useTranslation('lessons');
  const ends = useWatch({ control, name: 'ends' });
  return (
    <FieldPair>
      <FormSelectField
        control={control}
        name="ends"
        choices={SERIES_ENDS.map((value) => ({ value, label: t(`plans.endsBy.${value}`) }))}
      />
      {ends === 'count' ? (
        <FormTextField control={control} name="count" />
      ) : (
        <FormMomentField control={control} kind="date" name="until" />
      )}
    </FieldPair>
  );
}

/** The fields of a series. */
export function SeriesFields({ control, settings, names, unknownRoom }: Props) {
  const { t } = useTranslation('lessons');
  const place = sharedFields<PlaceValues, SeriesValues, 'lessons'>(control);
  return (
    <>
      <WeekdaysField control={control} weekStart={settings.rules.weekStart} />
      <TimeFields control={place} />
      <FieldPair>
        <FormMomentField control={control} kind="date" name="from" />
        <FormSelectField
          control={control}
          name="interval"
          choices={INTERVALS.map((value) => ({
            value,
            label: t('plans.everyWeeks', { count: Number(value) }),
          }))}
        />
      </FieldPair>
      <EndFields control={control} />
      <PlaceFields control={place} rooms={settings.rooms} names={names} unknownRoom={unknownRoom} />
    </>
  );
}
