import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { editionLabel } from '#frontend/src/lib/person.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { type Subscription, useSubscription } from '#frontend/src/lib/subscription.ts';
import { LoadState } from '#frontend/src/ui/states/LoadState.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { type SubscriptionTime, subscriptionTime } from './subscription-time.ts';

const COLOUR = { running: 'primary', endsSoon: 'warning', pastDue: 'error' } as const;

function TimeLeft({ daysLeft, state }: SubscriptionTime) {
  const { t } = useTranslation('homes');
  if (state === 'pastDue') return t('subscription.pastDue');
  return daysLeft === 0
    ? t('subscription.lastDay')
    : t('subscription.daysLeft', { count: daysLeft });
}

function Details({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('homes');
  const { date } = useFormats();
  const { startTime, endTime, deleteTime, authorizationCode, tel } = subscription;
  const time = subscriptionTime(subscription, new Date());
  return (
    <Stack spacing={1}>
      <Typography variant="h1" component="p" color={COLOUR[time.state]}>
        <TimeLeft {...time} />
      </Typography>
      <LinearProgress
        variant="determinate"
        value={time.percent}
        color={COLOUR[time.state]}
        aria-label={t('subscription.progress', { percent: time.percent })}
        sx={{ height: (theme) => theme.spacing(1), borderRadius: 1 }}
      />
      <Typography color="textSecondary">
        {t('subscription.since', { date: date(startTime) })} ·{' '}
        {t('subscription.until', { date: date(endTime) })}
      </Typography>
      {time.state === 'pastDue' && (
        <Typography>{t('subscription.deleteOn', { date: date(deleteTime) })}</Typography>
      )}
      {authorizationCode && (
        <Typography>
          {t('subscription.code')} <b>{authorizationCode}</b>
        </Typography>
      )}
      {tel && (
        <Typography>
          {t('subscription.phone')} <Link href={`tel:${tel}`}>{tel}</Link>
        </Typography>
      )}
    </Stack>
  );
}

/** The school's edition and how long its subscription still runs. */
export function SubscriptionCard() {
  const { t } = useTranslation('homes');
  const { user } = useSignedIn();
  const language = useLanguage();
  const { data, error, refetch } = useSubscription();
  return (
    <TitledCard
      title={t('subscription.title')}
      action={<Chip color="primary" variant="outlined" label={editionLabel(user, language)} />}
    >
      {data ? (
        <Details subscription={data} />
      ) : (
        <LoadState error={error} refetch={refetch} rows={3} />
      )}
    </TitledCard>
  );
}
