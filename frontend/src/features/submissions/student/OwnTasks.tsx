import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { OwnTaskList } from '#frontend/src/entities/tasks/OwnTaskList.tsx';
import { OwnTaskRings } from '#frontend/src/entities/tasks/OwnTaskRings.tsx';

/** All tasks of a student, the newest first, and how far they are. */
export function OwnTasks() {
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
