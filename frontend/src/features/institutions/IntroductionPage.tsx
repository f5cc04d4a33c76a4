import SchoolIcon from '@mui/icons-material/School';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { LanguageToggle } from '#frontend/src/ui/LanguageToggle.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { IntroductionView } from './IntroductionView.tsx';
import { useIntroduction } from './queries.ts';

const MISSING = new Set<number | undefined>([2004, 1001]);

/** The public page of a school, opened by its QR code. */
export default function IntroductionPage() {
  const { t } = useTranslation('institutions');
  const { id = '' } = useParams();
  const { data, error, refetch } = useIntroduction(id);
  const isMissing = error instanceof ApiError && MISSING.has(error.code);
  return (
    <Container maxWidth="lg" sx={{ py: 3 }}>
      <Stack component="header" direction="row" sx={{ justifyContent: 'flex-end', mb: 2 }}>
        <LanguageToggle />
      </Stack>
      <main tabIndex={-1}>
        {data && <IntroductionView school={data} />}
        {!data && !error && <PageLoading />}
        {isMissing && (
          <EmptyState
            icon={<SchoolIcon fontSize="large" />}
            heading="h1"
            title={t('missing')}
            hint={t('missingHint')}
            action={
              <Button component={Link} to={paths.signIn} variant="contained">
                {t('toSignIn')}
              </Button>
            }
          />
        )}
        {error && !isMissing && !data && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </main>
    </Container>
  );
}
