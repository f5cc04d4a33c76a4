import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { ListQuestion } from '#frontend/src/ui/table/use-list-question.ts';
import { ROLE } from '#shared/roles.ts';
import { AddHoursDialog } from './add/AddHoursDialog.tsx';
import { ExportButton } from './ExportButton.tsx';
import { toQuery } from './queries.ts';

/** What can be done on the list of hours, as far as the person may. */
export function HourButtons({ question }: { readonly question: ListQuestion }) {
  const { t } = useTranslation('hours');
  const { role } = useSignedIn();
  const can = useCan();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  return (
    <>
      {can('export') && <ExportButton asked={toQuery(question)} />}
      {role === ROLE.principal && (
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
          {t('add.action')}
        </Button>
      )}
      {adding && (
        <AddHoursDialog
          course={null}
          onAdded={(course, student) => void navigate(paths.studentHours(student, course))}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
