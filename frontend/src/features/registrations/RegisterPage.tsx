import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { PublicPage } from '#frontend/src/ui/PublicPage.tsx';
import { RobotPicture } from '#frontend/src/ui/pictures/RobotPicture.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const PICTURE_HEIGHT = 40;

/** Free trial: a principal opens a school. */
export default function RegisterPage() {
  const { t } = useTranslation('registrations');
  return (
    <PublicPage
      title={t('title')}
      subtitle={t('subtitle')}
      picture={<RobotPicture height={PICTURE_HEIGHT} />}
    >
      <RegisterForm />
      <Stack spacing={1} sx={{ mt: 2.5, alignItems: 'center' }}>
        <Link component={RouterLink} to={paths.signIn}>
          {t('haveAccount')}
        </Link>
        <Link component={RouterLink} to={paths.join}>
          {t('callBack')}
        </Link>
      </Stack>
    </PublicPage>
  );
}
