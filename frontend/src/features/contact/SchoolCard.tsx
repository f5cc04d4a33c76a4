import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#frontend/src/lib/query.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { schools } from '#shared/schools/contract.ts';
import { MailLink, PhoneLink, Way } from './Ways.tsx';

/** How a student reaches the own school. */
export function SchoolCard() {
  const { t } = useTranslation('contact');
  const { data, error, refetch } = useQuery(queryOf(schools.endpoints.getInfo, {}));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  const { name, phone, email, hours, address } = data;
  const isSilent = !phone && !email && !address;
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {name}
      </Typography>
      {isSilent && <EmptyState title={t('schoolSilent')} hint={t('schoolSilentHint')} />}
      <Stack component="dl" spacing={2.5} sx={{ m: 0 }}>
        {phone && (
          <Way kind="phone" label={t('phone')}>
            <PhoneLink phone={phone} />
          </Way>
        )}
        {email && (
          <Way kind="mail" label={t('mail')}>
            <MailLink mail={email} />
          </Way>
        )}
        {hours && (
          <Way kind="hours" label={t('hours')}>
            {hours}
          </Way>
        )}
        {address && (
          <Way kind="place" label={t('address')}>
            {address}
          </Way>
        )}
      </Stack>
    </Paper>
  );
}
