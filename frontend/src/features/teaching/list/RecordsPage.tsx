import Badge from '@mui/material/Badge';
import { useTranslation } from 'react-i18next';
import { useMissingCount } from '#frontend/src/entities/records/use-missing-count.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useTab } from '#frontend/src/lib/use-tab.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { TabbedPanel } from '#frontend/src/ui/TabbedPanel.tsx';
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
      <TabbedPanel
        tabs={TABS}
        tab={tab}
        onTab={setTab}
        labelOf={labelOf}
        gap={{ mb: { xs: 1, sm: 2 } }}
      >
        {tab === 'records' && <RecordsTab />}
        {tab === 'missing' && <MissingTab />}
        {tab === 'figures' && <FiguresTab />}
      </TabbedPanel>
    </>
  );
}
