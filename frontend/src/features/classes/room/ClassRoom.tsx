import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import type { ClassDto } from '#shared/contracts/class-fields.ts';
import { ClassDialogs, type OpenDialog } from '../dialogs/ClassDialogs.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { InformationTab } from './InformationTab.tsx';
import { LessonsTab } from './LessonsTab.tsx';
import { RecordsTab } from './RecordsTab.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import { StatisticsTab } from './StatisticsTab.tsx';
import { StudentsTab } from './StudentsTab.tsx';
import { TasksTab } from './TasksTab.tsx';

const TABS = [
  'students',
  'lessons',
  'tasks',
  'records',
  'statistics',
  'history',
  'information',
] as const;
type TabName = (typeof TABS)[number];
const PARAMETER = 'tab';

/** Which part of the class is open; it stands in the address, so that a reload stays there. */
function useTab(): [TabName, (tab: TabName) => void] {
  const [parameters, setParameters] = useSearchParams();
  const tab = TABS.find((name) => name === parameters.get(PARAMETER)) ?? 'students';
  return [tab, (next) => setParameters({ [PARAMETER]: next }, { replace: true })];
}

export function ClassRoom({ found }: { readonly found: ClassDto }) {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  const [tab, setTab] = useTab();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  useEffect(() => {
    document.title = `${found.name} · ${document.title.split(' · ').at(-1)}`;
  }, [found.name]);
  return (
    <>
      <RoomHeader found={found} start={setDialog} />
      <Paper sx={{ mb: 2 }}>
        <Tabs value={tab} onChange={(_, next) => setTab(next)} variant="scrollable">
          {TABS.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`tab-${name}`}
              {...(name === tab && { 'aria-controls': `panel-${name}` })}
              label={t(`tabs.${name}`)}
            />
          ))}
        </Tabs>
      </Paper>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'students' && <StudentsTab found={found} />}
        {tab === 'lessons' && <LessonsTab found={found} />}
        {tab === 'tasks' && <TasksTab found={found} />}
        {tab === 'records' && <RecordsTab id={found.id} />}
        {tab === 'statistics' && <StatisticsTab id={found.id} />}
        {tab === 'history' && <HistoryTab id={found.id} />}
        {tab === 'information' && <InformationTab found={found} />}
      </div>
      <ClassDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        onDeleted={() => void navigate(paths.classes)}
      />
    </>
  );
}
