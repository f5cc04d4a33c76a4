import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/field-control.ts';
import type { Course } from '#shared/contracts/calendar-settings.ts';
import { MANUAL_KINDS } from '#shared/contracts/hour-fields.ts';
import { LIMITS } from '#shared/limits.ts';
import type { HoursValues } from './hours-form.ts';

interface Props {
  readonly control: FieldControl<HoursValues>;
  readonly courses: readonly Course[];
}

/** Of which kind, for which course, how many, until when and why. */
export function HoursFields({ control, courses }: Props) {
  const { t } = useTranslation(['hours', 'study']);
  const kind = useWatch({ control, name: 'kind' });
  const field = { control, namespace: 'hours', autoComplete: 'off' } as const;
  const open = courses.filter(({ archived }) => !archived);
  return (
    <>
      <FieldPair>
        <FormSelectField
          control={control}
          namespace={'hours'}
          name={'kind'}
          label={t('kind')}
          choices={MANUAL_KINDS.map((value) => ({ value, label: t(`study:kinds.${value}`) }))}
        />
        <FormSelectField
          control={control}
          namespace={'hours'}
          name={'course_id'}
          label={t('course')}
          choices={[
            ...open.map(({ id, name }) => ({ value: id, label: name })),
            { value: '', label: t('study:general') },
          ]}
        />
      </FieldPair>
      <FieldPair>
        <FormTextField
          {...field}
          name="hours"
          label={t('add.hours')}
          hint={t('add.hoursHint')}
          inputMode="decimal"
          maxLength={6}
          required
        />
        {kind !== 'use' && (
          <FormTextField
            {...field}
            name="valid_to"
            type="date"
            label={t('validTo')}
            hint={t('add.validToHint')}
          />
        )}
      </FieldPair>
      <FormTextField
        {...field}
        name="note"
        label={t('note')}
        maxLength={LIMITS.reasonMax}
        required={kind === 'use'}
      />
    </>
  );
}
