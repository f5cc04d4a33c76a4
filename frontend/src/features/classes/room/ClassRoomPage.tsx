import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { RecordTable } from '#frontend/src/entities/records/RecordTable.tsx';
import { useRecordList } from '#frontend/src/entities/records/use-record-list.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useTab } from '#frontend/src/lib/use-tab.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { TabbedPanel } from '#frontend/src/ui/TabbedPanel.tsx';
import type { ClassDto } from '#shared/classes/fields.ts';
import { ClassId } from '#shared/ids.ts';
import { ClassDialogs, type OpenDialog } from '../dialogs/ClassDialogs.tsx';
import { useClass } from '../queries.ts';
import { HistoryTab } from './HistoryTab.tsx';
import { InformationTab } from './InformationTab.tsx';
import { LessonsTab } from './LessonsTab.tsx';
import { ReportsTab } from './ReportsTab.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import { StatisticsTab } from './StatisticsTab.tsx';
import { StudentsTab } from './StudentsTab.tsx';
import { TasksTab } from './TasksTab.tsx';

/** The records of the class. */
function RecordsTab({ id }: { readonly id: ClassId }) {
  const { page: _, ...list } = useRecordList({ class_id: id });
  return <RecordTable list={list} />;
}

const TABS = [
  'students',
  'lessons',
  'tasks',
  'records',
  'reports',
  'statistics',
  'history',
  'information',
] as const;

function ClassRoom({ schoolClass }: { readonly schoolClass: ClassDto }) {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  const [tab, setTab] = useTab(TABS, 'tab');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  useEffect(() => {
    document.title = `${schoolClass.name} · ${document.title.split(' · ').at(-1)}`;
  }, [schoolClass.name]);
  return (
    <>
      <RoomHeader schoolClass={schoolClass} start={setDialog} />
      <TabbedPanel tabs={TABS} tab={tab} onTab={setTab} labelOf={(name) => t(`tabs.${name}`)}>
        {tab === 'students' && <StudentsTab schoolClass={schoolClass} />}
        {tab === 'lessons' && <LessonsTab schoolClass={schoolClass} />}
        {tab === 'tasks' && <TasksTab schoolClass={schoolClass} />}
        {tab === 'records' && <RecordsTab id={schoolClass.id} />}
        {tab === 'reports' && <ReportsTab id={schoolClass.id} />}
        {tab === 'statistics' && <StatisticsTab id={schoolClass.id} />}
        {tab === 'history' && <HistoryTab id={schoolClass.id} />}
        {tab === 'information' && <InformationTab schoolClass={schoolClass} />}
      </TabbedPanel>
      <ClassDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        onDeleted={() => void navigate(paths.classes)}
      />
    </>
  );
}

const UNKNOWN_CLASS = ClassId.parse('cls-0');

/** The page of one class, with its tabs. */
export default function ClassRoomPage() {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  // The server answers an invalid id like the id of another school.
  const id = ClassId.safeParse(useParams()['id']).data ?? UNKNOWN_CLASS;
  const { data, error } = useClass(id);
  if (data) return <ClassRoom schoolClass={data} />;
  if (!error) return <ListSkeleton rows={6} />;
  return (
    <ErrorState error={error} onRetry={() => navigate(paths.classes)} retryLabel={t('back')} />
  );
}
