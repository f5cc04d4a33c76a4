import { useTranslation } from 'react-i18next';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { LoginList } from './LoginList.tsx';

/** For operators: who signed in to the platform, or to a school. */
export default function PlatformLoginsPage() {
  const { t } = useTranslation('logs');
  return (
    <>
      <PageHeader title={t('logins')} subtitle={t('platformSubtitle')} />
      <LoginList />
    </>
  );
}
