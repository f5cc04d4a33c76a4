import { useTranslation } from 'react-i18next';
import { SignInLayout } from './SignInLayout.tsx';

export default function LoginPage() {
  const { t } = useTranslation('sessions');
  return <SignInLayout title={t('welcome')} subtitle={t('slogan')} />;
}
