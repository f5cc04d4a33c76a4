import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';

export function BackToSignIn() {
  const { t } = useTranslation('passwords');
  return (
    <Link component={RouterLink} to="/login" sx={{ alignSelf: 'center' }}>
      {t('backToSignIn')}
    </Link>
  );
}
