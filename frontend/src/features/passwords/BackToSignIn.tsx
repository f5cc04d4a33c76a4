import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';

export function BackToSignIn() {
  const { t } = useTranslation('passwords');
  return (
    <Link component={RouterLink} to={paths.signIn} sx={{ alignSelf: 'center' }}>
      {t('backToSignIn')}
    </Link>
  );
}
