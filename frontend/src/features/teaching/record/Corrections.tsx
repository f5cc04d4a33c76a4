import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { RecordDetail } from '#shared/contracts/teaching-fields.ts';

/** Who corrected the record, when and why. */
export function Corrections({ corrections }: Pick<RecordDetail, 'corrections'>) {
  const { t } = useTranslation('teaching');
  const { dateTime } = useFormats();
  if (corrections.length === 0) return null;
  return (
    <Paper component="section" aria-labelledby="corrections" sx={{ p: 2 }}>
      <Typography id="corrections" variant="h3">
        {t('corrections')}
      </Typography>
      <ul>
        {corrections.map(({ at, by_name, reason }) => (
          <Typography component="li" key={at} sx={{ overflowWrap: 'anywhere' }}>
            {t('correctionBy', { when: dateTime(at), name: by_name, reason })}
          </Typography>
        ))}
      </ul>
    </Paper>
  );
}
