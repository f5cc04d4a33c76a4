import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CountryField } from '#frontend/src/entities/regions/CountryField.tsx';
import { type Region, regionOf } from '#frontend/src/entities/regions/guess-region.ts';
import { namesOf, zoneText } from '#frontend/src/entities/regions/region-texts.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { type FieldControl, sharedFields } from '#frontend/src/ui/form/use-contract-form.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { AreaField, useIsInChina } from './AreaField.tsx';
import type { Registration, RegistrationInput } from './registration-form.ts';

/** Few need it. */
const ZoneAndMoney = lazyPart(
  async () => (await import('#frontend/src/entities/regions/ZoneAndMoney.tsx')).ZoneAndMoney,
);

export interface RegistrationFields
  extends Pick<UseFormReturn<RegistrationInput, unknown, Registration>, 'setValue' | 'getValues'> {
  readonly control: FieldControl<RegistrationInput, 'registrations'>;
}

/** The clock and the money that follow from the country, in one line until somebody wants others. */
function Followed({ control }: Pick<RegistrationFields, 'control'>) {
  const { t } = useTranslation('registrations');
  const locale = LOCALES[useLanguage()];
  const [open, setOpen] = useState(false);
  const [country, zone, currency] = useWatch({
    control,
    name: ['country', 'time_zone', 'currency'],
  });
  const shared = sharedFields<Region, RegistrationInput, 'registrations'>(control);
  if (open) return <ZoneAndMoney control={shared} country={country} zone={zone} />;
  const isKnown = country !== '';
  const money = () => namesOf(locale, 'currency')(currency);
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{
        alignItems: 'center',
        mt: -1.5,
        // Two lines on phones; until the browser has said where it is, there is room for them.
        minHeight: { xs: '2.5rem', sm: '2rem' },
        visibility: isKnown ? undefined : 'hidden',
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
        {isKnown && t('regionLine', { zone: zoneText(zone), money: money() })}
      </Typography>
      <Button size="small" onClick={() => setOpen(true)} aria-label={t('changeRegionLong')}>
        {t('changeRegion')}
      </Button>
    </Stack>
  );
}

/** Where the school is, what its clock shows, and in which money it counts. */
export function RegionSection({ control, setValue, getValues }: RegistrationFields) {
  const country = useWatch({ control, name: 'country' });
  const inChina = useIsInChina(country);
  const choose = (next: string) => {
    if (!next) return;
    const { time_zone, currency } = regionOf(next, getValues('time_zone'));
    setValue('time_zone', time_zone);
    setValue('currency', currency);
    if (next !== 'CN') setValue('area', '');
  };
  return (
    <>
      <CountryField control={control} name="country" onChoose={choose} />
      <Followed control={control} />
      {inChina && <AreaField control={control} name="area" />}
    </>
  );
}
