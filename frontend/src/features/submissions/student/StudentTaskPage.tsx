import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { OneTask } from './OneTask.tsx';
import { OwnTasks } from './OwnTasks.tsx';
import { StudentFrame } from './StudentFrame.tsx';

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
