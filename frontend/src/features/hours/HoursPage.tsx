import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { StudyHeader } from '#frontend/src/entities/hours/StudyHeader.tsx';
import { hoursText } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { BulkAction } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { HourRow } from '#shared/hours/fields.ts';
import { ROLE } from '#shared/roles.ts';
import type { AccountRow } from './account-rows.ts';
import { HourButtons } from './HourButtons.tsx';
import { HourFilters } from './HourFilters.tsx';
import { AddManyDialog } from './many/AddManyDialog.tsx';
import { useHourList } from './queries.ts';
import { useAccountColumns } from './use-account-columns.tsx';

interface Chosen {
  readonly students: readonly HourRow[];
  readonly done: () => void;
}

/** A student with several accounts has several rows, and is meant once. */
const studentsOf = (rows: readonly AccountRow[]): HourRow[] => [
  ...new Map(rows.map(({ student }) => [student.student_id, student])).values(),
];

/** The same hours for all students who are ticked. */
function useBulkActions() {
  const { t } = useTranslation('hours');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const bulkActions: readonly BulkAction<AccountRow>[] = [
    {
      key: 'add',
      label: t('add.action'),
      icon: <AddIcon />,
      onSelect: (rows, done) => setChosen({ students: studentsOf(rows), done }),
    },
  ];
  return { chosen, setChosen, bulkActions };
}

/** Students with their hours, the lowest balances first. */
export default function HoursPage() {
  const { t } = useTranslation('hours');
  const { role } = useSignedIn();
  const navigate = useNavigate();
  const { page, ...list } = useHourList();
  const { search, filters } = list.question;
  const isWhole = search === '' && Object.keys(filters).length === 0;
  const columns = useAccountColumns(isWhole && role === ROLE.principal);
  const { chosen, setChosen, bulkActions } = useBulkActions();
  const low = page && t('subtitle', { amount: hoursText(page.low_hours) });
  return (
    <>
      <StudyHeader
        tab="hours"
        {...(low && { subtitle: low })}
        actions={<HourButtons question={list.question} />}
      />
      <DataList
        list={list}
        label={t('list')}
        columns={columns}
        rowName={({ student }) => student.name}
        searchLabel={t('search')}
        rangeText={({ from, to }) => t('range', { from, to })}
        filters={<HourFilters list={list} />}
        {...(role === ROLE.principal && { bulkActions })}
        onOpen={({ student, account }) =>
          void navigate(paths.studentHours(student.student_id, account?.course_id))
        }
        empty={
          <EmptyState
            icon={<EmptyPicture name="hours" />}
            title={t('empty')}
            hint={t(role === ROLE.principal ? 'emptyHint' : 'emptyTeacher')}
          />
        }
      />
      {chosen && (
        <AddManyDialog
          students={chosen.students}
          onDone={chosen.done}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
