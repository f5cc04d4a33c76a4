import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#frontend/src/lib/bytes.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import type { SchoolFigures } from './queries.ts';

/** The share from which the bar shows a warning. */
const NEARLY_FULL = 0.9;

/** The school's used storage, of what its edition includes. */
export function StorageBar({ storage: { used, quota } }: Pick<SchoolFigures, 'storage'>) {
  const { t } = useTranslation('homes');
  const locale = LOCALES[useLanguage()];
  const sizes = { used: formatBytes(used, locale), quota: formatBytes(quota, locale) };
  const share = quota > 0 ? Math.min(1, used / quota) : 0;
  const left = formatBytes(Math.max(0, quota - used), locale);
  return (
    <Box sx={{ p: 1.5 }}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', mb: 1 }}>
        <Typography color="textSecondary">{t('storage.title')}</Typography>
        <Typography>{t('storage.used', sizes)}</Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={Math.round(share * 100)}
        color={share >= NEARLY_FULL ? 'warning' : 'primary'}
        aria-label={t('storage.progress', sizes)}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('storage.left', { left })}
      </Typography>
    </Box>
  );
}
