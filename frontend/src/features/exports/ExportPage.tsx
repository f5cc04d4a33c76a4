import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useSubscription } from '#frontend/src/lib/subscription.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { Archives } from './Archives.tsx';
import { Progress } from './Progress.tsx';
import { useBegin, useExport } from './queries.ts';

/** When the data of a school that is past due are deleted. */
function Deletion() {
  const { t } = useTranslation('exports');
  const { date } = useFormats();
  const { data } = useSubscription();
  if (!data?.pastDue) return null;
  return <Alert severity="warning">{t('pastDue', { date: date(data.deleteTime) })}</Alert>;
}

/** The export of the whole school, for its principals: begun here, and carried on while it is looked at. */
export default function ExportPage() {
  const { t } = useTranslation('exports');
  const { data, error, refetch } = useExport();
  const begin = useBegin();
  const found = data?.export;
  const isRunning = found?.state === 'running';
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {!data && !error && <PageLoading />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <Paper sx={{ p: 3, maxWidth: '48rem' }}>
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Deletion />
            <Typography>{t('what')}</Typography>
            <Typography color="textSecondary">{t('how')}</Typography>
            {found ? (
              <>
                <Progress found={found} />
                <Archives found={found} />
              </>
            ) : (
              <Typography color="textSecondary">{t('none')}</Typography>
            )}
            {!isRunning && (
              <Button variant="contained" disabled={begin.isPending} onClick={() => begin.mutate()}>
                {t(found ? 'again' : 'begin')}
              </Button>
            )}
          </Stack>
        </Paper>
      )}
    </>
  );
}
