import AddIcon from '@mui/icons-material/Add';
import TimelapseIcon from '@mui/icons-material/Timelapse';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { HourRow } from '#shared/contracts/hour-fields.ts';
import { ROLE } from '#shared/roles.ts';
import { AddHoursDialog } from '../add/AddHoursDialog.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { AccountHead } from './AccountHead.tsx';
import { StatementList } from './StatementList.tsx';
import { StudentHead } from './StudentHead.tsx';
import { useChosenAccount } from './use-chosen-account.ts';

export function StudentHours({ student }: { readonly student: HourRow }) {
  const { t } = useTranslation('hours');
  const { role } = useSignedIn();
  const { chosen, choose } = useChosenAccount(student.accounts);
  const [adding, setAdding] = useState(false);
  useEffect(() => {
    document.title = `${student.name} · ${document.title.split(' · ').at(-1)}`;
  }, [student.name]);
  const add = role === ROLE.principal && (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
      {t('add.action')}
    </Button>
  );
  return (
    <>
      <StudentHead student={student} actions={add} />
      {chosen ? (
        <>
          <AccountChoice accounts={student.accounts} chosen={chosen} onChoose={choose} />
          <AccountHead student={student} account={chosen} />
          <StatementList id={student.student_id} account={chosen} />
        </>
      ) : (
        <EmptyState
          icon={<TimelapseIcon color="disabled" fontSize="large" />}
          title={t('noHours')}
          hint={t(role === ROLE.principal ? 'emptyHint' : 'emptyTeacher')}
        />
      )}
      {adding && (
        <AddHoursDialog
          student={{ id: student.student_id, name: student.name }}
          course={chosen?.course_id ?? null}
          onAdded={(course) => choose(course)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
