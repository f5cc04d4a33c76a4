import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { QrCode } from '#frontend/src/components/QrCode.tsx';
import { ErrorState } from '#frontend/src/components/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/components/states/ListSkeleton.tsx';
import { HomeCard } from './HomeCard.tsx';
import { useServicePhone } from './queries.ts';

function Contact({ tel, qrcode }: { readonly tel: string; readonly qrcode: string }) {
  const { t } = useTranslation('homes');
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography color="textSecondary">{t('platform.contactHint')}</Typography>
      {tel ? (
        <Link href={`tel:${tel}`} variant="h2">
          {tel}
        </Link>
      ) : (
        <Typography>{t('platform.noPhone')}</Typography>
      )}
      {qrcode ? (
        <QrCode value={qrcode} label={t('platform.scan')} />
      ) : (
        <Typography>{t('platform.noCode')}</Typography>
      )}
    </Stack>
  );
}

/** How schools reach the platform. */
export function ServiceContactCard() {
  const { t } = useTranslation('homes');
  const { data, error, refetch } = useServicePhone();
  return (
    <HomeCard title={t('platform.contact')}>
      {data ? (
        <Contact {...data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </HomeCard>
  );
}
