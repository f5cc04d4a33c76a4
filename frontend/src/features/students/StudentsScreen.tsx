import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useClassName } from '#frontend/src/entities/names/use-name-of.ts';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { RobotPicture } from '#frontend/src/ui/pictures/RobotPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { ROLE } from '#shared/roles.ts';
import { FILTER, useStudentList } from './queries.ts';
import { StudentButtons } from './StudentButtons.tsx';
import { type StudentAction, StudentDialogs } from './StudentDialogs.tsx';
import { StudentFilters } from './StudentFilters.tsx';
import { useStudentColumns } from './student-columns.tsx';
import { useStudentActions } from './use-student-actions.tsx';

interface EmptyProps {
  readonly start: (action: StudentAction) => void;
}

/** Shown for a school without students, with the quickest way to add some. */
function StudentsEmpty({ start }: EmptyProps) {
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

/** The students of the school; for teachers, those of their own classes. */
export function StudentsScreen() {
  const { t } = useTranslation('students');
  const { role } = useSignedIn();
  const can = useCan();
  const navigate = useNavigate();
  const list = useStudentList();
  const [action, setAction] = useState<StudentAction | null>(null);
  const { search, filters } = list.question;
  const inClass = useClassName(filters[FILTER.class]).data;
  const filtered = search === '' ? Object.keys(filters) : [FILTER.state];
  const isWhole = filtered.length === 0 && role === ROLE.principal;
  const isOneClass = filtered.length === 1 && filtered[0] === FILTER.class;
  const columns = useStudentColumns({
    sortable: isWhole,
    sortableByHours: isWhole || isOneClass,
    phones: can('see-phones'),
  });
  const { rowActions, bulkActions } = useStudentActions({ start: setAction, inClass });
  const licences = list.page?.licences;
  return (
    <>
      <PageHeader
        title={t('page')}
        {...(licences && role === ROLE.principal && { subtitle: t('subtitle', licences) })}
        actions={<StudentButtons question={list.question} start={setAction} />}
      />
      <DataList
        list={list}
        label={t('page')}
        columns={columns}
        rowName={({ name }) => name}
        searchLabel={t(can('see-phones') ? 'search' : 'searchWithoutPhone')}
        filters={<StudentFilters list={list} />}
        rowActions={rowActions}
        bulkActions={bulkActions}
        onOpen={({ id }) => void navigate(paths.student(id))}
        empty={<StudentsEmpty start={setAction} />}
      />
      <StudentDialogs
        action={action}
        inClass={inClass}
        start={setAction}
        close={() => setAction(null)}
      />
    </>
  );
}
