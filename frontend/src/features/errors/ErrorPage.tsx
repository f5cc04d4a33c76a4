import SearchOffIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSession } from '#frontend/src/lib/session.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { SCHOOL_PEOPLE } from '#shared/roles.ts';

export default function ErrorPage() {
  const { t } = useTranslation('errors');
  const session = useSession();
  const navigate = useNavigate();
  const canGoBack = history.length > 1;
  return (
    <Box
      component="main"
      tabIndex={-1}
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}
    >
      <EmptyState
        icon={<SearchOffIcon color="primary" sx={{ fontSize: '5rem' }} />}
        heading="h1"
        title={t('title')}
        hint={t('text')}
        action={
          <Stack direction="row" spacing={2}>
            {session && SCHOOL_PEOPLE.includes(session.role) && (
              <Button component={Link} to={paths.addFeedback()}>
                {t('tellUs')}
              </Button>
            )}
            {canGoBack && <Button onClick={() => void navigate(-1)}>{t('back')}</Button>}
            <Button
              variant="contained"
              component={Link}
              to={session ? homeOf(session.role) : paths.signIn}
            >
              {t('home')}
            </Button>
          </Stack>
        }
      />
    </Box>
  );
}
