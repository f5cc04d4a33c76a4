import GroupAddIcon from '@mui/icons-material/GroupAdd';
import PersonRemoveIcon from '@mui/icons-material/PersonRemove';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { ClassChild, ClassDto } from '#shared/classes/fields.ts';
import { useClassStudents } from '../queries.ts';
import { JoinDialog } from './JoinDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { StudentName } from './StudentName.tsx';

function useStudentColumns(): readonly Column<ClassChild>[] {
  const { t } = useTranslation('classes');
  const { date } = useFormats();
  return [
    {
      key: 'name',
      label: t('studentName'),
      size: 'wide',
      card: 'title',
      fixed: true,
      render: (student) => <StudentName student={student} />,
    },
    {
      key: 'account',
      size: 'account',
      label: t('account'),
      card: 'line',
      render: ({ account }) => account,
    },
    { key: 'joined', label: t('joined'), card: 'line', render: ({ joined }) => date(joined) },
  ];
}

interface Leaving {
  readonly students: readonly ClassChild[];
  /** Clears the selection. */
  readonly done: () => void;
}

const nothing = (): void => undefined;

/** The students of a class, with buttons to add and remove them. */
export function StudentsTab({ schoolClass }: { readonly schoolClass: ClassDto }) {
  const { t } = useTranslation('classes');
  const mayFill = useCan()('add-students') && schoolClass.state === 'open';
  const [joining, setJoining] = useState(false);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const leave = {
    key: 'leave',
    label: t('leave.action'),
    icon: <PersonRemoveIcon />,
    destructive: true,
  };
  const join = mayFill && (
    <Button variant="contained" startIcon={<GroupAddIcon />} onClick={() => setJoining(true)}>
      {t('join.action')}
    </Button>
  );
  return (
    <>
      <DataList
        list={useClassStudents(schoolClass.id)}
        label={t('tabs.students')}
        columns={useStudentColumns()}
        rowName={({ name }) => name}
        buttons={join}
        rowActions={(student) => [
          { ...leave, onSelect: () => setLeaving({ students: [student], done: nothing }) },
        ]}
        bulkActions={[{ ...leave, onSelect: (students, done) => setLeaving({ students, done }) }]}
        empty={
          <EmptyState
            icon={<EmptyPicture name="people" />}
            title={t('noStudents')}
            {...(schoolClass.state === 'closed' && { hint: t('noStudentsClosed') })}
            {...(mayFill && { hint: t('noStudentsHint') })}
          />
        }
      />
      {joining && <JoinDialog schoolClass={schoolClass} onClose={() => setJoining(false)} />}
      {leaving && (
        <LeaveDialog
          classId={schoolClass.id}
          students={leaving.students}
          onDone={leaving.done}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
