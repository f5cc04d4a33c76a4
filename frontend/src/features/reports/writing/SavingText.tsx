import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import SyncIcon from '@mui/icons-material/Sync';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useAllSaving } from './writers.ts';

/** What is saved and what is not, of all reports that were written since the session began. */
export function SavingText() {
  const { t } = useTranslation('reports');
  const { time } = useFormats();
  const { unsent, saving, failed, refused, reason, savedAt, conflicts } = useAllSaving();
  const isLost = failed > 0 || refused > 0;
  const text = (() => {
    if (conflicts > 0) return t('saving.conflict', { count: conflicts });
    if (refused > 0)
      return reason
        ? t('saving.refused', { count: refused, reason })
        : t('saving.undecided', { count: refused });
    if (isLost) return t('saving.failed', { count: failed });
    if (saving) return t('saving.saving');
    if (unsent > 0) return t('saving.unsent');
    return savedAt > 0 ? t('saving.saved', { time: time(new Date(savedAt)) }) : '';
  })();
  const Icon = isLost ? CloudOffIcon : saving || unsent > 0 ? SyncIcon : CheckCircleIcon;
  return (
    <Stack
      direction="row"
      spacing={0.75}
      role="status"
      sx={{
        alignItems: 'center',
        color: isLost || conflicts > 0 ? 'error.main' : 'text.secondary',
        minHeight: '1.5em',
      }}
    >
      {text && <Icon fontSize="small" />}
      <Typography component="span" variant="body2">
        {text}
      </Typography>
    </Stack>
  );
}
