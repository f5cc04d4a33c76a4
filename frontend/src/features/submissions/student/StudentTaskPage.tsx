import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { OwnTaskList } from '#frontend/src/entities/tasks/OwnTaskList.tsx';
import { OwnTaskRings } from '#frontend/src/entities/tasks/OwnTaskRings.tsx';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { OneTask } from './OneTask.tsx';
import { StudentFrame } from './StudentFrame.tsx';

/** All tasks of a student, the most urgent first, with their progress. */
function OwnTasks() {
  const { t } = useTranslation('submissions');
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('mine')}
      </Typography>
      <OwnTaskRings />
      <OwnTaskList />
    </>
  );
}

/** My tasks, or one of them with my answer. */
export default function StudentTaskPage() {
  const { t } = useTranslation('submissions');
  const { role } = useSignedIn();
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id)
    return (
      <StudentFrame back={{ to: paths.ownTasks, label: t('allTasks') }}>
        <OneTask key={id} id={id} />
      </StudentFrame>
    );
  return (
    <StudentFrame back={{ to: homeOf(role), label: t('home') }}>
      <OwnTasks />
    </StudentFrame>
  );
}
