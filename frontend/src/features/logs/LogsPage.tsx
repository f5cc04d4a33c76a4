import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useTab } from '#frontend/src/lib/use-tab.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { TabbedPanel } from '#frontend/src/ui/TabbedPanel.tsx';
import { ROLE } from '#shared/roles.ts';
import { LoginList } from './LoginList.tsx';
import { OperationList } from './OperationList.tsx';
import { OwnLoginList } from './OwnLoginList.tsx';

const TABS = ['logins', 'operations'] as const;

function SchoolLogs() {
  const { t } = useTranslation('logs');
  const [tab, setTab] = useTab(TABS, 'tab');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <TabbedPanel tabs={TABS} tab={tab} onTab={setTab} labelOf={(name) => t(name)}>
        {tab === 'logins' ? <LoginList /> : <OperationList />}
      </TabbedPanel>
    </>
  );
}

/** Principals see the logs of the school, teachers their own sign-ins. */
export default function LogsPage() {
  const { t } = useTranslation('logs');
  const { role } = useSignedIn();
  if (role === ROLE.principal) return <SchoolLogs />;
  return (
    <>
      <PageHeader title={t('ownTitle')} subtitle={t('ownSubtitle')} />
      <OwnLoginList />
    </>
  );
}
