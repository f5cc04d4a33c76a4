import AddIcon from '@mui/icons-material/Add';
import GroupAddIcon from '@mui/icons-material/GroupAdd';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { ListQuestion } from '#frontend/src/ui/table/use-list-question.ts';
import { ROLE } from '#shared/roles.ts';
import { AddHoursDialog } from './add/AddHoursDialog.tsx';
import { ExportHoursButton } from './ExportHoursButton.tsx';
import { AddManyDialog } from './many/AddManyDialog.tsx';
import { toQuery } from './queries.ts';

/** The actions on the list of hours that the user's role allows. */
export function HourButtons({ question }: { readonly question: ListQuestion }) {
  const { t } = useTranslation('hours');
  const { role } = useSignedIn();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const [addingMany, setAddingMany] = useState(false);
  return (
    <>
      <ExportHoursButton payload={toQuery(question)} />
      {role === ROLE.principal && (
        <>
          <Button
            variant="outlined"
            startIcon={<GroupAddIcon />}
            onClick={() => setAddingMany(true)}
          >
            {t('many.action')}
          </Button>
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            {t('add.action')}
          </Button>
        </>
      )}
      {addingMany && <AddManyDialog onClose={() => setAddingMany(false)} />}
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
