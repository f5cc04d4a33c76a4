import AddIcon from '@mui/icons-material/Add';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { HOURS_SEARCH } from '#frontend/src/lib/paths/hours.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { HourAccountDto, HourRow } from '#shared/hours/fields.ts';
import { StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { AddHoursDialog } from '../add/AddHoursDialog.tsx';
import { useStudentHours } from '../queries.ts';
import { AccountChoice } from './AccountChoice.tsx';
import { AccountHead } from './AccountHead.tsx';
import { StatementList } from './StatementList.tsx';

interface Props {
  readonly student: HourRow;
  readonly actions: ReactNode;
}

/** The student, and a link back to the list. */
function StudentHead({ student, actions }: Props) {
  const { t } = useTranslation('hours');
  const { name, account, classes } = student;
  const words = [account, ...classes.map((each) => each.name)].filter(Boolean);
  return (
    <>
      <Button component={Link} to={paths.hours} startIcon={<ArrowBackIcon />} sx={{ mb: 1 }}>
        {t('back')}
      </Button>
      <PageHeader title={name} subtitle={words.join(' · ')} actions={actions} />
    </>
  );
}

const GENERAL = 'general';

/** The open account, kept in the address so that it survives a reload. */
function useChosenAccount(accounts: readonly HourAccountDto[]) {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(HOURS_SEARCH.account);
  const chosen =
    accounts.find(({ course_id }) => (course_id ?? GENERAL) === named) ?? accounts.at(0);
  const choose = (course: string | null): void =>
    setParameters(
      { [HOURS_SEARCH.account]: course ?? GENERAL },
      { replace: true, preventScrollReset: true },
    );
  return { chosen, choose };
}

function StudentHours({ student }: { readonly student: HourRow }) {
  const { t } = useTranslation('hours');
  const { role } = useSignedIn();
  const can = useCan();
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
          {can('see-finances') ? (
            <StatementList id={student.student_id} account={chosen} />
          ) : (
            <Alert severity="info">{t('noFinances')}</Alert>
          )}
        </>
      ) : (
        <EmptyState
          icon={<EmptyPicture name="hours" />}
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

const UNKNOWN_STUDENT = StudentId.parse('stu-0');

/** The page of a student's hours. */
export default function StudentHoursPage() {
  const { t } = useTranslation('hours');
  const navigate = useNavigate();
  // The server answers an invalid id like the id of another school.
  const id = StudentId.safeParse(useParams()['id']).data ?? UNKNOWN_STUDENT;
  const { data, error } = useStudentHours(id);
  if (data?.student) return <StudentHours student={data.student} />;
  if (!error) return <ListSkeleton rows={6} />;
  return <ErrorState error={error} onRetry={() => navigate(paths.hours)} retryLabel={t('back')} />;
}
