import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { RecordTable } from '#frontend/src/entities/records/RecordTable.tsx';
import { useRecordList } from '#frontend/src/entities/records/use-record-list.ts';
import { usePageTitle } from '#frontend/src/lib/page-title.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useTab } from '#frontend/src/lib/use-tab.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { TabbedPanel } from '#frontend/src/ui/TabbedPanel.tsx';
import { StudentId } from '#shared/ids.ts';
import { type StudentAbout, useStudentAbout } from '../queries.ts';
import { type StudentAction, StudentDialogs } from '../StudentDialogs.tsx';
import { AboutTab } from './AboutTab.tsx';
import { FiguresTab } from './FiguresTab.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { RemarksTab } from './RemarksTab.tsx';
import { TasksTab } from './TasksTab.tsx';
import { WorksTab } from './WorksTab.tsx';

/** The student's lessons with the attendance. */
function RecordsTab({ id }: { readonly id: StudentId }) {
  const { page: _, ...list } = useRecordList({ student_id: id });
  return <RecordTable list={list} ofStudent />;
}

const TABS = ['about', 'records', 'remarks', 'tasks', 'works', 'figures', 'history'] as const;

function Profile({ about }: { readonly about: StudentAbout }) {
  const { t } = useTranslation('students');
  const [tab, setTab] = useTab(TABS, 'tab');
  const [action, setAction] = useState<StudentAction | null>(null);
  const { id, name } = about.student;
  usePageTitle(name);
  return (
    <>
      <ProfileHeader student={about.student} start={setAction} />
      <TabbedPanel
        tabs={TABS}
        tab={tab}
        onTab={setTab}
        labelOf={(name) => t(`profile.tabs.${name}`)}
      >
        {tab === 'about' && <AboutTab about={about} />}
        {tab === 'records' && <RecordsTab id={id} />}
        {tab === 'remarks' && <RemarksTab id={id} />}
        {tab === 'tasks' && <TasksTab id={id} />}
        {tab === 'works' && <WorksTab id={id} />}
        {tab === 'figures' && <FiguresTab id={id} />}
        {tab === 'history' && <HistoryTab id={id} />}
      </TabbedPanel>
      <StudentDialogs
        action={action}
        inClass={undefined}
        start={setAction}
        close={() => setAction(null)}
      />
    </>
  );
}

const UNKNOWN_STUDENT = StudentId.parse('stu-0');

/** What staff know of one student; everything that can be changed is a button of it. */
export default function StudentProfilePage() {
  const { t } = useTranslation('students');
  const navigate = useNavigate();
  // The server answers an invalid id like the id of another school.
  const id = StudentId.safeParse(useParams()['id']).data ?? UNKNOWN_STUDENT;
  const { data, error } = useStudentAbout(id);
  if (data) return <Profile about={data} />;
  if (!error) return <ListSkeleton rows={6} />;
  const back = () => void navigate(paths.students);
  return <ErrorState error={error} onRetry={back} retryLabel={t('profile.back')} />;
}
