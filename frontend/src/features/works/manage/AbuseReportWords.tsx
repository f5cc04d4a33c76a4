import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { AbuseReportDto } from '#shared/contracts/work-fields.ts';

/** Who complains of what, and why. */
export function AbuseReportWords({ tip }: { readonly tip: AbuseReportDto }) {
  const { t } = useTranslation('works');
  const { dateTime } = useFormats();
  const { author, comment_id, comment, reason, text, reporter, at } = tip;
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {comment_id ? t('said', { author, text: comment }) : t('madeBy', { author })}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <b>{t(`reasons.${reason}`)}</b> {text}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('by', { author: reporter, time: dateTime(at) })}
      </Typography>
    </>
  );
}
