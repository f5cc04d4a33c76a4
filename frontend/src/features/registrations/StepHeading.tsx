import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { STEPS } from './registration-form.ts';

/** Where somebody is on the way, and what is asked here. */
export function StepHeading({ step }: { readonly step: number }) {
  const { t } = useTranslation('registrations');
  const title = STEPS[step]?.title ?? 'schoolStep';
  const place = t('step', { step: step + 1, count: STEPS.length });
  return (
    <Stack spacing={1}>
      <Typography variant="body2" color="textSecondary" role="status">
        {place}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={((step + 1) / STEPS.length) * 100}
        aria-label={place}
      />
      <Typography variant="h2">{t(title)}</Typography>
    </Stack>
  );
}
