import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import { useLeadSettings } from '../queries.ts';
import type { LeadValues } from './lead-form.ts';

/** The campaign: one of late, or a new one. */
export function CampaignField({
  control,
}: {
  readonly control: FieldControl<LeadValues, 'leads'>;
}) {
  const { t } = useTranslation('leads');
  const id = useId();
  const { data } = useLeadSettings();
  const { field } = useController({ control, name: 'campaign' });
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontWeight: 600 }}>
        {t('campaign')}
      </FormLabel>
      <Autocomplete
        id={id}
        freeSolo
        options={data?.campaigns ?? []}
        inputValue={field.value}
        value={field.value}
        onInputChange={(_, text) => field.onChange(text.slice(0, LEAD_LIMITS.leadTextMax))}
        onBlur={field.onBlur}
        renderInput={(params) => <TextField {...params} inputRef={field.ref} />}
      />
      <FormHelperText>{t('campaignHint')}</FormHelperText>
    </FormControl>
  );
}
