import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useServicePhone } from '#frontend/src/entities/site/use-service-phone.ts';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { MailLink, PhoneLink, Way } from './Ways.tsx';

/** How the platform is reached. */
export function ServiceCard() {
  const { t } = useTranslation('contact');
  const { data, error, refetch } = useServicePhone();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  const { tel, mail, qrcode, hours, time_zone } = data;
  if (!tel && !mail && !qrcode) return <EmptyState title={t('nothing')} hint={t('nothingHint')} />;
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4} sx={{ alignItems: 'flex-start' }}>
        <Stack component="dl" spacing={2.5} sx={{ m: 0, flex: 1, minWidth: 0 }}>
          {tel && (
            <Way kind="phone" label={t('phone')}>
              <PhoneLink phone={tel} />
            </Way>
          )}
          {mail && (
            <Way kind="mail" label={t('mail')}>
              <MailLink mail={mail} />
            </Way>
          )}
          {hours.length > 0 && (
            <Way kind="hours" label={t('hours')}>
              <OpeningHours hours={hours} timeZone={time_zone} />
            </Way>
          )}
        </Stack>
        {qrcode && (
          <Box sx={{ textAlign: 'center' }}>
            <QrCode value={qrcode} label={t('scan')} />
            <Typography variant="body2" color="textSecondary">
              {t('scan')}
            </Typography>
          </Box>
        )}
      </Stack>
    </Paper>
  );
}
