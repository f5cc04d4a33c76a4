import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { COUNTRIES } from '#shared/regions/countries.ts';
import { NativeSelect, type NativeSelectProps } from './NativeSelect.tsx';
import { namesOf } from './region-texts.ts';

type Named = readonly [code: string, name: string];

/**
 * Countries and territories by name, in the order of the language. None in what the build draws: each browser
 * has names of its own.
 */
function useCountries(): readonly Named[] {
  const locale = LOCALES[useLanguage()];
  const [countries, setCountries] = useState<readonly Named[]>([]);
  useEffect(() => {
    const nameOf = namesOf(locale, 'region');
    const { compare } = new Intl.Collator(locale);
    const named = COUNTRIES.map((code): Named => [code, nameOf(code)]);
    setCountries(named.toSorted(([, one], [, other]) => compare(one, other)));
  }, [locale]);
  return countries;
}

export function CountryField<T extends FieldValues, N extends FieldPath<T>>(
  props: NativeSelectProps<T, N>,
) {
  const { t } = useTranslation('regions');
  const countries = useCountries();
  return (
    <NativeSelect {...props} label={t('country')}>
      <option value="">{t('choose')}</option>
      {countries.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
