import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { ParentCode } from './ParentCode.tsx';
import { useParentCode } from './use-parent-code.ts';

function Code() {
  const { t } = useTranslation('parentCodes');
  const { query, making } = useParentCode();
  const { data, error, refetch } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  if (data.token) return <ParentCode token={data.token} name={data.name} />;
  if (data.revoked) return <Typography>{t('closedStudent')}</Typography>;
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>{t('scan')}</Typography>
      <Button variant="contained" loading={making.isPending} onClick={() => making.mutate()}>
        {t('make')}
      </Button>
    </Stack>
  );
}

/** The code of the signed-in student's page for the family. A session of a sign-in card does not get it. */
export function OwnParentCode() {
  const { t } = useTranslation('parentCodes');
  const { user } = useSignedIn();
  return user.by_card === 1 ? <Typography>{t('byCard')}</Typography> : <Code />;
}
