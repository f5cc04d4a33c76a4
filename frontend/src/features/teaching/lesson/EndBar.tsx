import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { hoursText } from '#frontend/src/lib/format.ts';
import { OWN_BOTTOM_BAR } from '#frontend/src/ui/bottom-bar.ts';
import type { RecordDetail } from '#shared/teaching/fields.ts';
import { countStates, type RecordValues, sumHours } from '../draft/record-values.ts';

interface Props {
  readonly record: RecordDetail;
  readonly values: RecordValues;
  readonly correcting: boolean;
  readonly disabled: boolean;
  /** Pictures are still being sent. */
  readonly waiting: boolean;
  readonly onEnd: () => void;
  readonly onCancel: (() => void) | undefined;
}

/** A bar at the lower edge: the totals, and the button that ends the lesson. */
export function EndBar({ record, values, correcting, disabled, waiting, onEnd, onCancel }: Props) {
  const { t } = useTranslation(['teaching', 'records']);
  const { t: common } = useTranslation();
  const counts = countStates(record, values).map(
    ([state, count]) => `${t(`records:attendance.${state}`)} ${count}`,
  );
  return (
    <Paper
      {...OWN_BOTTOM_BAR}
      elevation={4}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        p: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
      }}
    >
      <Typography role="status" sx={{ flex: '1 1 auto' }}>
        {[
          ...counts,
          t('hoursInAll', { hours: hoursText(sumHours(record, values)) }),
          ...(waiting ? [t('sending')] : []),
        ].join(' · ')}
      </Typography>
      {onCancel && <Button onClick={onCancel}>{common('cancel')}</Button>}
      <Button
        variant="contained"
        size="large"
        disabled={disabled || waiting}
        onClick={onEnd}
        sx={{ flexGrow: { xs: 1, sm: 0 } }}
      >
        {t(correcting ? 'correctSubmit' : 'end')}
      </Button>
    </Paper>
  );
}
