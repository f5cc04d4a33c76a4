import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { CountryField } from '#frontend/src/entities/regions/CountryField.tsx';
import { type Region, regionOf } from '#frontend/src/entities/regions/guess-region.ts';
import { namesOf, zoneText } from '#frontend/src/entities/regions/region-texts.ts';
import { CurrencyField, TimeZoneField } from '#frontend/src/entities/regions/ZoneAndMoney.tsx';
import { LANGUAGE_NAMES, LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { updateSessionUser } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { Facts } from '#frontend/src/ui/Facts.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { sharedFields, useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { LANGUAGES } from '#shared/languages.ts';
import { schools } from '#shared/schools/contract.ts';
import { type SchoolRegion, useRegion, useSaveRegion } from './queries.ts';

const { input } = schools.endpoints.editRegion;

interface DialogProps {
  readonly region: SchoolRegion;
  readonly onClose: () => void;
}

function RegionDialog({ region, onClose }: DialogProps) {
  const { t } = useTranslation('institutions');
  const { mutateAsync } = useSaveRegion();
  const form = useContractForm({
    schema: input,
    namespace: 'institutions',
    defaultValues: region,
    submit: async (values) => {
      const { time_zone, currency, country } = await mutateAsync(values);
      updateSessionUser({ time_zone, currency, country });
      toast.success(t('saved'));
      onClose();
    },
  });
  const follow = (next: string) => {
    if (!next) return;
    const { time_zone, currency } = regionOf(next, form.getValues('time_zone'));
    form.setValue('time_zone', time_zone);
    form.setValue('currency', currency);
  };
  const [country, zone] = useWatch({ control: form.control, name: ['country', 'time_zone'] });
  const shared = sharedFields<Region, z.input<typeof input>, 'institutions'>(form.control);
  return (
    <FormDialog
      title={t('region.title')}
      submitLabel={t('region.save')}
      form={form}
      onClose={onClose}
    >
      <CountryField control={form.control} name="country" onChoose={follow} />
      <TimeZoneField control={shared} country={country} value={zone} hint={t('region.zoneHint')} />
      <CurrencyField control={shared} hint={t('region.moneyHint')} />
      <FormSelectField
        control={form.control}
        name="language"
        choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </FormDialog>
  );
}

function RegionFacts({ region }: { readonly region: SchoolRegion }) {
  const { t } = useTranslation(['institutions', 'regions']);
  const locale = LOCALES[useLanguage()];
  const { country, currency, time_zone, language } = region;
  const facts = [
    [t('regions:country'), namesOf(locale, 'region')(country)],
    [t('regions:timeZone'), zoneText(time_zone)],
    [t('regions:currency'), namesOf(locale, 'currency')(currency)],
    [t('region.messages'), LANGUAGE_NAMES[language]],
  ] as const;
  return <Facts facts={facts} />;
}

/** Country, clock, money and language of the school. Principals only. */
export function RegionCard() {
  const { t } = useTranslation('institutions');
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useRegion();
  return (
    <Paper component="section" aria-labelledby="region" sx={{ p: 3 }}>
      <Stack spacing={1.5} sx={{ alignItems: 'center', maxWidth: '22rem' }}>
        <Typography id="region" variant="h2">
          {t('region.title')}
        </Typography>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && <RegionFacts region={data} />}
        <Button variant="outlined" disabled={!data} onClick={() => setOpen(true)}>
          {t('region.edit')}
        </Button>
        {open && data && <RegionDialog region={data} onClose={() => setOpen(false)} />}
      </Stack>
    </Paper>
  );
}
