import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OwnTaskList } from '#frontend/src/entities/tasks/OwnTaskList.tsx';
import { OwnTaskRings } from '#frontend/src/entities/tasks/OwnTaskRings.tsx';
import { useOwnTasks } from '#frontend/src/entities/tasks/use-own-tasks.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';

const SHOWN = 3;

/** The most urgent tasks of a student, and the progress of all; nothing if there are none. */
export function MyTasksCard() {
  const { t } = useTranslation('homes');
  const { data } = useOwnTasks();
  if (!data || data.list.length === 0) return null;
  return (
    <TitledCard
      title={t('student.tasks')}
      action={
        <Button component={Link} to={paths.ownTasks}>
          {t('student.allTasks')}
        </Button>
      }
    >
      <OwnTaskRings />
      <OwnTaskList most={SHOWN} />
    </TitledCard>
  );
}
