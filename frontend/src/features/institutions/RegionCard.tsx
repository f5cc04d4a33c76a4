import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { CountryField } from '#frontend/src/entities/regions/CountryField.tsx';
import type { Region } from '#frontend/src/entities/regions/guess-region.ts';
import { CurrencyField, TimeZoneField } from '#frontend/src/entities/regions/ZoneAndMoney.tsx';
import { zoneText } from '#frontend/src/entities/regions/zone-text.ts';
import { LANGUAGE_NAMES, LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { updateSessionUser } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { sharedFields, useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { schools } from '#shared/contracts/schools.ts';
import { LANGUAGES } from '#shared/languages.ts';
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
    defaultValues: region,
    submit: async (values) => {
      const { time_zone, currency, country } = await mutateAsync(values);
      updateSessionUser({ time_zone, currency, country });
      toast.success(t('saved'));
      onClose();
    },
  });
  const [country, zone] = useWatch({ control: form.control, name: ['country', 'time_zone'] });
  const shared = sharedFields<Region, z.input<typeof input>>(form.control);
  return (
    <FormDialog
      title={t('region.title')}
      submitLabel={t('region.save')}
      form={form}
      onClose={onClose}
    >
      <CountryField control={form.control} name="country" />
      <TimeZoneField control={shared} country={country} value={zone} hint={t('region.zoneHint')} />
      <CurrencyField control={shared} hint={t('region.moneyHint')} />
      <FormSelectField
        control={form.control}
        name="language"
        namespace="institutions"
        label={t('region.language')}
        choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </FormDialog>
  );
}

function Facts({ region }: { readonly region: SchoolRegion }) {
  const locale = LOCALES[useLanguage()];
  const { country, currency, time_zone, language } = region;
  const facts = [
    new Intl.DisplayNames(locale, { type: 'region' }).of(country),
    zoneText(time_zone),
    new Intl.DisplayNames(locale, { type: 'currency' }).of(currency),
    LANGUAGE_NAMES[language],
  ];
  return facts.map((fact) => <Typography key={fact}>{fact}</Typography>);
}

/** Country, clock, money and language of the school. Principals only. */
export function RegionCard() {
  const { t } = useTranslation('institutions');
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useRegion();
  return (
    <Paper component="section" aria-labelledby="region" sx={{ p: 3 }}>
      <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', maxWidth: '22rem' }}>
        <Typography id="region" variant="h2">
          {t('region.title')}
        </Typography>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && <Facts region={data} />}
        <Button variant="outlined" disabled={!data} onClick={() => setOpen(true)}>
          {t('region.edit')}
        </Button>
        {open && data && <RegionDialog region={data} onClose={() => setOpen(false)} />}
      </Stack>
    </Paper>
  );
}
