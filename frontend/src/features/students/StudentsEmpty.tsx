import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { RobotPicture } from '#frontend/src/ui/pictures/RobotPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { StudentTask } from './student-task.ts';

interface Props {
  readonly start: (task: StudentTask) => void;
}

/** A school without students, and the quickest way to have some. */
export function StudentsEmpty({ start }: Props) {
  const { t } = useTranslation('students');
  const can = useCan();
  const picture = <RobotPicture height={{ xs: 13, sm: 18 }} />;
  if (!can('add-students')) return <EmptyState icon={picture} title={t('emptyTeacher')} />;
  return (
    <EmptyState
      icon={picture}
      title={t('empty')}
      hint={t('emptyHint')}
      action={
        <Button variant="contained" onClick={() => start({ kind: 'batch' })}>
          {t('addMany')}
        </Button>
      }
    />
  );
}
