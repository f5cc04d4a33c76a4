import { useTranslation } from 'react-i18next';
import { RobotPicture } from '#frontend/src/ui/pictures/RobotPicture.tsx';
import { SignInLayout } from './SignInLayout.tsx';

const PICTURE_HEIGHT = 40;

export default function LoginPage() {
  const { t } = useTranslation('sessions');
  return (
    <SignInLayout
      title={t('welcome')}
      subtitle={t('slogan')}
      offersTrial
      picture={<RobotPicture height={PICTURE_HEIGHT} />}
    />
  );
}
