import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import type { FieldControl } from '#frontend/src/ui/form/field-control.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { AreaSelect } from './AreaSelect.tsx';
import { useAreas } from './queries.ts';

interface Props<T extends FieldValues, N extends FieldPath<T>> {
  readonly control: FieldControl<T>;
  readonly name: N;
}

/** What is chosen so far; a district's code holds the codes above it. */
const partsOf = (district: string) => ({
  province: district && `${district.slice(0, 2)}0000`,
  city: district && `${district.slice(0, 4)}00`,
});

/** Province, city, district; the field's value is the code of the district. */
export function AreaField<T extends FieldValues, N extends FieldPath<T>>({
  control,
  name,
}: Props<T, N>) {
  const { t } = useTranslation('registrations');
  const { field, fieldState } = useController({ control, name });
  const [{ province, city }, choose] = useState(() => partsOf(field.value));
  const provinces = useAreas(undefined);
  const cities = useAreas(province, province !== '');
  const districts = useAreas(city, city !== '');
  const error = useIssueText(name, fieldState.error?.message, 'registrations');
  const chooseAbove = (next: { province: string; city: string }) => {
    choose(next);
    field.onChange('');
  };
  return (
    <Stack spacing={2}>
      <AreaSelect
        label={t('province')}
        value={province}
        areas={provinces.data ?? []}
        inputRef={field.ref}
        onChange={(code) => chooseAbove({ province: code, city: '' })}
      />
      <AreaSelect
        label={t('city')}
        value={city}
        areas={province ? (cities.data ?? []) : []}
        onChange={(code) => chooseAbove({ province, city: code })}
      />
      <AreaSelect
        label={t('district')}
        value={field.value}
        areas={city ? (districts.data ?? []) : []}
        error={error}
        onChange={field.onChange}
      />
      <FormProblem problem={provinces.error ?? cities.error ?? districts.error} />
    </Stack>
  );
}
