import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { CURRENCIES } from '#shared/regions/countries.ts';
import { type Region, zonesOf } from './guess-region.ts';
import { NativeSelect } from './NativeSelect.tsx';
import { namesOf, zoneText } from './region-texts.ts';

interface ZoneProps {
  readonly control: FieldControl<Region>;
  readonly country: string;
  readonly value: string;
  readonly hint?: string | undefined;
}

function Zones({ zones }: { readonly zones: readonly string[] }) {
  return zones.map((zone) => (
    <option key={zone} value={zone}>
      {zoneText(zone)}
    </option>
  ));
}

/** The zones of the country first, then all others. */
export function TimeZoneField({ control, country, value, hint }: ZoneProps) {
  const { t } = useTranslation('regions');
  const [own, others] = useMemo(() => {
    const local = zonesOf(country);
    const all = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(value ? [value] : [])]);
    return [local, [...all].filter((zone) => !local.includes(zone)).toSorted()];
  }, [country, value]);
  return (
    <NativeSelect control={control} name="time_zone" label={t('timeZone')} hint={hint}>
      {own.length > 0 && (
        <optgroup label={t('ofCountry')}>
          <Zones zones={own} />
        </optgroup>
      )}
      <optgroup label={t('others')}>
        <Zones zones={others} />
      </optgroup>
    </NativeSelect>
  );
}

interface MoneyProps {
  readonly control: FieldControl<Region>;
  readonly hint?: string | undefined;
}

export function CurrencyField({ control, hint }: MoneyProps) {
  const { t } = useTranslation('regions');
  const locale = LOCALES[useLanguage()];
  const nameOf = useMemo(() => namesOf(locale, 'currency'), [locale]);
  return (
    <NativeSelect control={control} name="currency" label={t('currency')} hint={hint}>
      {CURRENCIES.map((code) => (
        <option key={code} value={code}>
          {code} · {nameOf(code)}
        </option>
      ))}
    </NativeSelect>
  );
}

interface Props {
  readonly control: FieldControl<Region>;
  readonly country: string;
  readonly zone: string;
}

/** Both, where nothing needs to be said of them. */
export function ZoneAndMoney({ control, country, zone }: Props) {
  return (
    <>
      <TimeZoneField control={control} country={country} value={zone} />
      <CurrencyField control={control} />
    </>
  );
}
