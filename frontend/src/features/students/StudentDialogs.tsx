import { lazy, Suspense } from 'react';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import type { StudentTask } from './student-task.ts';
import { JoinDialog, LeaveDialog, RemoveDialog, ResetDialog } from './tasks/dialogs.tsx';

// Forms, sheets and spreadsheets are loaded when they are first asked for.
const AddStudentDialog = lazy(async () => {
  const { AddStudentDialog: Dialog } = await import('./edit/AddStudentDialog.tsx');
  return { default: Dialog };
});
const EditStudent = lazy(async () => {
  const { EditStudent: Dialog } = await import('./edit/EditStudent.tsx');
  return { default: Dialog };
});
const BatchDialog = lazy(async () => {
  const { BatchDialog: Dialog } = await import('./batch/BatchDialog.tsx');
  return { default: Dialog };
});
const StudentFiguresDialog = lazy(async () => {
  const { StudentFiguresDialog: Dialog } = await import('./figures/StudentFiguresDialog.tsx');
  return { default: Dialog };
});
const CardsDialog = lazy(async () => {
  const { CardsDialog: Dialog } = await import('./cards/CardsDialog.tsx');
  return { default: Dialog };
});

interface Props {
  readonly task: StudentTask | null;
  readonly inClass: ClassRef | undefined;
  readonly start: (task: StudentTask) => void;
  readonly close: () => void;
}

function Dialog({ task, inClass, start, close }: Props) {
  if (!task) return null;
  switch (task.kind) {
    case 'add':
      return <AddStudentDialog inClass={inClass} onClose={close} />;
    case 'batch':
      return (
        <BatchDialog
          inClass={inClass}
          onClose={close}
          onCards={(ids) => start({ kind: 'cards', ids })}
        />
      );
    case 'edit':
      return <EditStudent student={task.student} onClose={close} />;
    case 'figures':
      return <StudentFiguresDialog student={task.student} onClose={close} />;
    case 'cards':
      return <CardsDialog ids={task.ids} onClose={close} />;
    case 'remove':
      return <RemoveDialog students={task.students} onDone={task.done} onClose={close} />;
    case 'reset':
      return <ResetDialog students={task.students} onDone={task.done} onClose={close} />;
    case 'join':
      return <JoinDialog students={task.students} onDone={task.done} onClose={close} />;
    case 'leave':
      return (
        inClass && (
          <LeaveDialog from={inClass} students={task.students} onDone={task.done} onClose={close} />
        )
      );
  }
}

/** The dialog of what somebody is about to do. */
export function StudentDialogs(props: Props) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
