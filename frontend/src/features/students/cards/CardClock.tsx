import TimerIcon from '@mui/icons-material/TimerOutlined';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { clock, useTimeLeft } from './use-time-left.ts';

/** How long the cards are good for. */
export function CardClock({ expires }: { readonly expires: string }) {
  const { t } = useTranslation('students');
  const left = useTimeLeft(expires);
  return (
    <Alert severity={left > 0 ? 'info' : 'warning'} icon={<TimerIcon />} role="timer">
      {left > 0 ? t('card.left', { time: clock(left) }) : t('card.expired')}
    </Alert>
  );
}
