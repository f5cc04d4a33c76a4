import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { AgreementDialog } from './AgreementDialog.tsx';
import type { RegistrationInput } from './registration-form.ts';

interface Props {
  readonly control: FieldControl<RegistrationInput, 'registrations'>;
}

const HELP = 'agreement-help';

/** A checkbox to accept the agreement, with a link that opens it in a dialog. */
export function AgreementField({ control }: Props) {
  const { t } = useTranslation('registrations');
  const [reading, setReading] = useState(false);
  const { field, fieldState } = useController({ control, name: 'agreement' });
  const error = useIssueText('agreement', fieldState.error?.message, 'registrations');
  return (
    <FormControl error={error !== undefined}>
      <Stack
        direction="row"
        spacing={0.5}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <FormControlLabel
          sx={{ mr: 0 }}
          label={t('agree')}
          control={
            <Checkbox
              checked={field.value === 'accepted'}
              onChange={(_, checked) => field.onChange(checked ? 'accepted' : '')}
              onBlur={field.onBlur}
              slotProps={{
                input: { ref: field.ref, 'aria-describedby': error ? HELP : undefined },
              }}
            />
          }
        />
        <Link component="button" type="button" onClick={() => setReading(true)}>
          {t('agreementLink')}
        </Link>
      </Stack>
      {error && <FormHelperText id={HELP}>{error}</FormHelperText>}
      {reading && <AgreementDialog onClose={() => setReading(false)} />}
    </FormControl>
  );
}
