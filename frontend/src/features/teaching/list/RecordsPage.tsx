import Badge from '@mui/material/Badge';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { useMissingCount } from '#frontend/src/entities/records/use-missing-count.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useTab } from '#frontend/src/lib/use-tab.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ROLE } from '#shared/roles.ts';
import { FiguresTab } from './FiguresTab.tsx';
import { MissingTab } from './MissingTab.tsx';
import { RecordsTab } from './RecordsTab.tsx';

const TABS = ['records', 'missing', 'figures'] as const;
type TabName = (typeof TABS)[number];

/** The records of lessons, the missing ones, and the totals. */
export default function RecordsPage() {
  const { t } = useTranslation('teaching');
  const { role } = useSignedIn();
  const [tab, setTab] = useTab(TABS, 'view');
  const { data: missing = 0 } = useMissingCount();
  const labelOf = (name: TabName) =>
    name === 'missing' && missing > 0 ? (
      <Badge badgeContent={missing} color="error" sx={{ pr: 1.5 }}>
        {t('tabs.missing')}
      </Badge>
    ) : (
      t(`tabs.${name}`)
    );
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t(role === ROLE.principal ? 'subtitle' : 'subtitleTeacher')}
      />
      <Paper sx={{ mb: { xs: 1, sm: 2 } }}>
        <Tabs value={tab} onChange={(_, next) => setTab(next)} variant="scrollable">
          {TABS.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`tab-${name}`}
              {...(name === tab && { 'aria-controls': `panel-${name}` })}
              label={labelOf(name)}
            />
          ))}
        </Tabs>
      </Paper>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'records' && <RecordsTab />}
        {tab === 'missing' && <MissingTab />}
        {tab === 'figures' && <FiguresTab />}
      </div>
    </>
  );
}
