import GroupAddIcon from '@mui/icons-material/GroupAdd';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import type { ListQuestion } from '#frontend/src/ui/table/use-list-question.ts';
import { ExportButton } from './ExportButton.tsx';
import type { StudentTask } from './student-task.ts';

interface Props {
  readonly question: ListQuestion;
  readonly start: (task: StudentTask) => void;
}

/** The screen's buttons, as far as the person may use them. */
export function StudentButtons({ question, start }: Props) {
  const { t } = useTranslation('students');
  const can = useCan();
  return (
    <>
      {can('export') && <ExportButton question={question} />}
      {can('add-students') && (
        <>
          <Button
            variant="outlined"
            startIcon={<GroupAddIcon />}
            onClick={() => start({ kind: 'batch' })}
          >
            {t('addMany')}
          </Button>
          <Button
            variant="contained"
            startIcon={<PersonAddIcon />}
            onClick={() => start({ kind: 'add' })}
          >
            {t('add')}
          </Button>
        </>
      )}
    </>
  );
}
