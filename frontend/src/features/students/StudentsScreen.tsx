import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClassName } from '#frontend/src/entities/names/use-name-of.ts';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { ROLE } from '#shared/roles.ts';
import { FILTER, useStudentList } from './queries.ts';
import { StudentButtons } from './StudentButtons.tsx';
import { StudentDialogs } from './StudentDialogs.tsx';
import { StudentFilters } from './StudentFilters.tsx';
import { StudentsEmpty } from './StudentsEmpty.tsx';
import { useStudentColumns } from './student-columns.tsx';
import type { StudentTask } from './student-task.ts';
import { useStudentActions } from './use-student-actions.tsx';

/** The students of the school; for a teacher those of the own classes. */
export function StudentsScreen() {
  const { t } = useTranslation('students');
  const { role } = useSignedIn();
  const can = useCan();
  const list = useStudentList();
  const [task, setTask] = useState<StudentTask | null>(null);
  const { search, filters } = list.question;
  const inClass = useClassName(filters[FILTER.class]).data;
  const isWhole = search === '' && Object.keys(filters).length === 0;
  const columns = useStudentColumns({
    sortable: isWhole && role === ROLE.principal,
    phones: can('see-phones'),
  });
  const { rowActions, bulkActions } = useStudentActions({ start: setTask, inClass });
  const licences = list.page?.licences;
  return (
    <>
      <PageHeader
        title={t('page')}
        {...(licences && role === ROLE.principal && { subtitle: t('subtitle', licences) })}
        actions={<StudentButtons question={list.question} start={setTask} />}
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
        onOpen={(student) => setTask({ kind: 'edit', student })}
        empty={<StudentsEmpty start={setTask} />}
      />
      <StudentDialogs task={task} inClass={inClass} start={setTask} close={() => setTask(null)} />
    </>
  );
}
