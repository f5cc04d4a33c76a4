import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PublicPage } from '#frontend/src/ui/PublicPage.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { SchoolId } from '#shared/ids.ts';
import { SCHOOL_SEARCH } from '#shared/site/drawn-documents.ts';
import { JoinForm } from './JoinForm.tsx';

const FamilyJoin = lazyPart(async () => (await import('./family/FamilyJoin.tsx')).FamilyJoin, {
  fallback: <PageLoading />,
});

/** The form to request a call-back; with a school, that school's own form for families. */
export default function JoinPage() {
  const [parameters] = useSearchParams();
  const school = SchoolId.safeParse(parameters.get(SCHOOL_SEARCH)).data;
  return school ? <FamilyJoin school={school} /> : <CallBack />;
}

/** The form to request a call-back, and a confirmation afterwards. */
function CallBack() {
  const { t } = useTranslation('registrations');
  const [phone, setPhone] = useState<string | null>(null);
  if (phone === null)
    return (
      <PublicPage title={t('joinTitle')} subtitle={t('joinSubtitle')}>
        <JoinForm onSent={setPhone} />
        <Stack sx={{ mt: 2.5, alignItems: 'center' }}>
          <Link component={RouterLink} to={paths.signIn}>
            {t('haveAccount')}
          </Link>
        </Stack>
      </PublicPage>
    );
  return (
    <PublicPage title={t('thanksTitle')}>
      <Stack spacing={2.5}>
        <Alert severity="success" role="status">
          {t('thanks', { phone })}
        </Alert>
        <Button
          component={RouterLink}
          to={paths.register}
          variant="contained"
          size="large"
          autoFocus
        >
          {t('tryNow')}
        </Button>
      </Stack>
    </PublicPage>
  );
}
