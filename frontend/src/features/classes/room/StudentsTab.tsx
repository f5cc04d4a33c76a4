import GroupAddIcon from '@mui/icons-material/GroupAdd';
import PersonRemoveIcon from '@mui/icons-material/PersonRemove';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { ClassChild, ClassDto } from '#shared/contracts/class-fields.ts';
import { useChildren } from '../queries.ts';
import { JoinDialog } from './JoinDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useChildColumns } from './use-child-columns.tsx';

interface Leaving {
  readonly students: readonly ClassChild[];
  /** Gives the selection up. */
  readonly done: () => void;
}

const nothing = (): void => undefined;

/** The students of a class: who is in it, who comes in, who is taken out. */
export function StudentsTab({ found }: { readonly found: ClassDto }) {
  const { t } = useTranslation('classes');
  const mayFill = useCan()('add-students') && found.state === 'open';
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
        list={useChildren(found.id)}
        label={t('tabs.students')}
        columns={useChildColumns()}
        rowName={({ name }) => name}
        filters={join}
        rowActions={(student) => [
          { ...leave, onSelect: () => setLeaving({ students: [student], done: nothing }) },
        ]}
        bulkActions={[{ ...leave, onSelect: (students, done) => setLeaving({ students, done }) }]}
        empty={
          <EmptyState
            icon={<GroupAddIcon color="disabled" fontSize="large" />}
            title={t('noStudents')}
            {...(found.state === 'closed' && { hint: t('noStudentsClosed') })}
            {...(mayFill && { hint: t('noStudentsHint') })}
          />
        }
      />
      {joining && <JoinDialog found={found} onClose={() => setJoining(false)} />}
      {leaving && (
        <LeaveDialog
          classId={found.id}
          students={leaving.students}
          onDone={leaving.done}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
