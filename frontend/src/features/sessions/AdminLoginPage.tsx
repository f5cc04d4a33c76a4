import { useTranslation } from 'react-i18next';
import { SignInLayout } from './SignInLayout.tsx';

export default function AdminLoginPage() {
  const { t } = useTranslation('sessions');
  return <SignInLayout title={t('operatorSignIn')} subtitle={t('operatorWelcome')} />;
}
