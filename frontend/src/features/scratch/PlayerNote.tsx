import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Says beside the player why nothing can be built here, and where it can. */
export function PlayerNote() {
  const { t } = useTranslation('scratch');
  return (
    <Stack spacing={1} sx={{ flex: 1, minWidth: 0, minHeight: 0, overflow: 'auto', p: 2 }}>
      <Typography variant="h3" component="h2">
        {t('playsOnly.why')}
      </Typography>
      <Typography>{t('playsOnly.where')}</Typography>
    </Stack>
  );
}
