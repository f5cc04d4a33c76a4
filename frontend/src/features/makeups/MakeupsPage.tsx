import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StudyHeader } from '#frontend/src/entities/hours/StudyHeader.tsx';
import { MakeupDialogs } from '#frontend/src/entities/makeups/MakeupDialogs.tsx';
import type { MakeupTask } from '#frontend/src/entities/makeups/use-makeups.ts';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { RowAction } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { MakeupFilters } from './MakeupFilters.tsx';
import { type MakeupRow, useMakeupList } from './queries.ts';
import { useMakeupColumns } from './use-makeup-columns.tsx';

const taskOf = (what: MakeupTask['what'], row: MakeupRow): MakeupTask => ({
  what,
  student: { id: row.student_id, name: row.student_name },
  missed: row.missed,
  madeUp: row.made_up,
});

/** The first action on a right; a click on its row does the same. */
const firstTask = ({ state, booking_cancellable }: MakeupRow): MakeupTask['what'] | undefined => {
  if (state === 'open') return 'book';
  return booking_cancellable ? 'unbook' : undefined;
};

const hasActions = (row: MakeupRow): boolean =>
  firstTask(row) !== undefined || row.leave_cancellable;

function useRowActions(onTask: (task: MakeupTask) => void) {
  const { t } = useTranslation(['study', 'makeups']);
  return (row: MakeupRow): RowAction[] => {
    const action = (what: MakeupTask['what'], label: string, destructive = false): RowAction => ({
      key: what,
      label,
      destructive,
      onSelect: () => onTask(taskOf(what, row)),
    });
    return [
      ...(row.state === 'open' ? [action('book', t('makeups:book'))] : []),
      ...(row.booking_cancellable ? [action('unbook', t('makeups:unbook'), true)] : []),
      ...(row.leave_cancellable ? [action('back', t('makeups:back'))] : []),
    ];
  };
}

/** The makeup rights: open, booked and used. */
export default function MakeupsPage() {
  const { t } = useTranslation(['study', 'makeups']);
  const [task, setTask] = useState<MakeupTask | null>(null);
  const list = useMakeupList();
  const columns = useMakeupColumns();
  const rowActions = useRowActions(setTask);
  const open = (row: MakeupRow) => {
    const what = firstTask(row);
    if (what) setTask(taskOf(what, row));
  };
  return (
    <>
      <StudyHeader tab="makeups" />
      <DataList
        list={list}
        label={t('makeups:list')}
        columns={columns}
        rowName={({ student_name }) => student_name}
        filters={<MakeupFilters list={list} />}
        rowActions={rowActions}
        hasActions={hasActions}
        onOpen={open}
        empty={
          <EmptyState
            icon={<EmptyPicture name="hours" />}
            title={t('makeups:empty')}
            hint={t('makeups:emptyHint')}
          />
        }
      />
      {task && <MakeupDialogs task={task} onClose={() => setTask(null)} />}
    </>
  );
}
