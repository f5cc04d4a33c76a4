import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { AbuseReportDto } from '#shared/works/fields.ts';

/** Reporter, subject and reason. */
export function AbuseReportWords({ report }: { readonly report: AbuseReportDto }) {
  const { t } = useTranslation('works');
  const { dateTime } = useFormats();
  const { author, comment_id, comment, reason, text, reporter, outside, at } = report;
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {comment_id ? t('said', { author, text: comment }) : t('madeBy', { author })}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <b>{t(`reasons.${reason}`)}</b> {text}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('by', { author: outside ? t('outsider') : reporter, time: dateTime(at) })}
      </Typography>
    </>
  );
}

interface Props {
  readonly report: AbuseReportDto;
  readonly onOpen: (report: AbuseReportDto) => void;
}

/** The decision, and when. */
function Outcome({ report: { state, settled, note } }: Pick<Props, 'report'>) {
  const { t } = useTranslation('works');
  const { dateTime } = useFormats();
  if (state === 'open') return null;
  return (
    <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {t(`outcomes.${state}`, { time: dateTime(settled) })} {note}
    </Typography>
  );
}

/** One report in the queue. */
export function AbuseReportCard({ report, onOpen }: Props) {
  const { t } = useTranslation('works');
  const { title, thumbnail, state } = report;
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { sm: 'center' } }}
      >
        {thumbnail && (
          <Box
            component="img"
            src={thumbnail}
            alt=""
            sx={{ width: 120, aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {title || t('goneWork')}
          </Typography>
          <AbuseReportWords report={report} />
          <Outcome report={report} />
        </Box>
        {state === 'open' && (
          <Button
            variant="contained"
            aria-label={t('settleOn', { title })}
            onClick={() => onOpen(report)}
          >
            {t('decide')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
