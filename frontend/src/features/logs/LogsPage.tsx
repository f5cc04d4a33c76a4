import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useTab } from '#frontend/src/lib/use-tab.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ROLE } from '#shared/roles.ts';
import { LoginList } from './LoginList.tsx';
import { OperationList } from './OperationList.tsx';
import { OwnLoginList } from './OwnLoginList.tsx';

const TABS = ['logins', 'operations'] as const;
type TabName = (typeof TABS)[number];

function SchoolLogs() {
  const { t } = useTranslation('logs');
  const [tab, setTab] = useTab(TABS, 'tab');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Paper sx={{ mb: 2 }}>
        <Tabs value={tab} onChange={(_, next: TabName) => setTab(next)} variant="scrollable">
          {TABS.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`tab-${name}`}
              {...(name === tab && { 'aria-controls': `panel-${name}` })}
              label={t(name)}
            />
          ))}
        </Tabs>
      </Paper>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'logins' ? <LoginList /> : <OperationList />}
      </div>
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
