import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useId } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { registrations } from '#shared/registrations/contract.ts';
import { levelsOf } from './area-levels.ts';

interface AreaSelectProps {
  readonly label: string;
  readonly value: string;
  readonly areas: readonly { readonly code: string; readonly name: string }[];
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLSelectElement>;
  readonly onChange: (code: string) => void;
}

/** One level of areas. A native select, which is the quickest way through many names on phones. */
function AreaSelect({ label, value, areas, error, inputRef, onChange }: AreaSelectProps) {
  const { t } = useTranslation('registrations');
  const id = useId();
  return (
    <FormControl fullWidth required error={error !== undefined} disabled={areas.length === 0}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontWeight: 600 }}>
        {label}
      </FormLabel>
      <Select
        native
        value={areas.length > 0 ? value : ''}
        onChange={({ target }) => onChange(target.value)}
        inputRef={inputRef}
        input={<OutlinedInput id={id} />}
        inputProps={{ id, 'aria-describedby': error ? `${id}-help` : undefined }}
      >
        <option value="">{t('choose')}</option>
        {areas.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {error && <FormHelperText id={`${id}-help`}>{error}</FormHelperText>}
    </FormControl>
  );
}

/** The areas below a code; without a code the provinces. */
const useAreas = (area: string | undefined, enabled = true) =>
  useQuery({
    ...queryOf(registrations.endpoints.areas, { area: area || undefined }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });

/**
 * Whether the areas of China are asked for. Until the browser has said where it is, the language tells, so that a drawn
 * page of most visitors does not move.
 */
export function useIsInChina(country: string): boolean {
  const language = useLanguage();
  return country === '' ? language === 'zh' : country === 'CN';
}

interface Props<T extends FieldValues, N extends FieldPath<T>> {
  readonly control: FieldControl<T, 'registrations'>;
  readonly name: N;
}

/**
 * Province, city, district. The field's value is the code of what was chosen last, so that nothing is chosen beside the
 * form; the form asks for the district (`needsDistrict`).
 */
export function AreaField<T extends FieldValues, N extends FieldPath<T>>({
  control,
  name,
}: Props<T, N>) {
  const { t } = useTranslation('registrations');
  const { field, fieldState } = useController({ control, name });
  const { province, city, district } = levelsOf(field.value);
  const provinces = useAreas(undefined);
  const cities = useAreas(province, province !== '');
  const districts = useAreas(city, city !== '');
  const missing = useIssueText(name, fieldState.error?.message, 'registrations');
  /** What has to be chosen next shows the error; the others cannot be chosen yet. */
  const next = province === '' ? 'province' : city === '' ? 'city' : 'district';
  const errorOf = (level: typeof next) => (level === next ? missing : undefined);
  const refOf = (level: typeof next) => (level === next ? { inputRef: field.ref } : {});
  return (
    <Stack spacing={2}>
      <AreaSelect
        {...refOf('province')}
        label={t('province')}
        value={province}
        areas={provinces.data ?? []}
        error={errorOf('province')}
        onChange={field.onChange}
      />
      <AreaSelect
        {...refOf('city')}
        label={t('city')}
        value={city}
        areas={province ? (cities.data ?? []) : []}
        error={errorOf('city')}
        onChange={(code) => field.onChange(code || province)}
      />
      <AreaSelect
        {...refOf('district')}
        label={t('district')}
        value={district}
        areas={city ? (districts.data ?? []) : []}
        error={errorOf('district')}
        onChange={(code) => field.onChange(code || city)}
      />
      <FormProblem problem={provinces.error ?? cities.error ?? districts.error} />
    </Stack>
  );
}
