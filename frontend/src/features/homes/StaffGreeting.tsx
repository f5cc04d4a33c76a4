import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { useGreeting } from './use-greeting.ts';

/** Who is here, as what, and in which school. */
export function StaffGreeting() {
  const { t } = useTranslation('homes');
  const { user, role } = useSignedIn();
  const line = t('staffLine', { role: t(`role${role}`), school: user.school_name });
  return <PageHeader title={useGreeting()} subtitle={line} />;
}
