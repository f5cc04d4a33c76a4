import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { PhoneField } from '#frontend/src/entities/contacts/ContactField.tsx';
import { CountryField } from '#frontend/src/entities/regions/CountryField.tsx';
import { guessRegion } from '#frontend/src/entities/regions/guess-region.ts';
import { send } from '#frontend/src/lib/api.ts';
import { proveOrFail } from '#frontend/src/lib/prove.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { MISSING_AREA, registrations } from '#shared/registrations/contract.ts';
import { AreaField, useIsInChina } from './AreaField.tsx';
import { needsDistrict } from './area-levels.ts';

const { join } = registrations.endpoints;
const EMPTY = { name: '', phone: '', school_name: '', area: '', remark: '' };
const { verificationCode: _, ...shape } = join.input.shape;
const Form = z.object(shape).refine((values) => !needsDistrict(values), MISSING_AREA);

/** The form to request a call-back. */
export function JoinForm({ onSent }: { readonly onSent: (phone: string) => void }) {
  const { t } = useTranslation(['registrations', 'common']);
  const { control, onSubmit, problem, submitting, setValue } = useContractForm({
    schema: Form,
    namespace: 'registrations',
    aboutOneself: true,
    defaultValues: { ...EMPTY, country: '' },
    submit: async (lead) => {
      const verificationCode = await proveOrFail(t('common:challengeFailed'));
      await send(join, { ...lead, verificationCode });
      onSent(lead.phone);
    },
  });
  useEffect(() => setValue('country', guessRegion().country), [setValue]);
  const inChina = useIsInChina(useWatch({ control, name: 'country' }) ?? '');
  return (
    <Stack component="form" spacing={2.5} noValidate onSubmit={onSubmit}>
      <FormTextField control={control} name="name" autoFocus />
      <PhoneField control={control} />
      <FormTextField control={control} name="school_name" label={t('school')} />
      <CountryField control={control} name="country" />
      {inChina && <AreaField control={control} name="area" />}
      <FormTextField control={control} name="remark" multiline minRows={2} />
      <FormProblem problem={problem} />
      <SubmitButton submitting={submitting} size="large" fullWidth>
        {submitting ? t('sending') : t('sendRequest')}
      </SubmitButton>
    </Stack>
  );
}
