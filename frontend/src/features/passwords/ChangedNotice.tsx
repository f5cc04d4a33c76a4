import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';

/** Everybody is signed out now, also this browser: the way on is the sign-in. */
export function ChangedNotice() {
  const { t } = useTranslation('passwords');
  return (
    <Stack spacing={2.5}>
      <Alert severity="success" role="status">
        {t('changed')}
      </Alert>
      <Button component={Link} to={paths.signIn} variant="contained" size="large" autoFocus>
        {t('signIn')}
      </Button>
    </Stack>
  );
}
