import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import type { StudentRow } from '#shared/students/fields.ts';
import {
  JoinDialog,
  LeaveDialog,
  RemoveDialog,
  ResetDialog,
  RevokeDialog,
} from './actions/dialogs.tsx';

/** An action on students; each has a dialog. */
export type StudentAction =
  | { readonly kind: 'add' }
  | { readonly kind: 'batch' }
  | { readonly kind: 'edit'; readonly student: StudentRow }
  | {
      readonly kind: 'remove' | 'revoke' | 'reset' | 'join' | 'leave';
      readonly students: readonly StudentRow[];
      readonly done: () => void;
    }
  | { readonly kind: 'parents'; readonly id: StudentRow['id'] }
  | { readonly kind: 'cards' | 'papers'; readonly ids: readonly StudentRow['id'][] };

// Forms, sheets and spreadsheets are loaded when they are first opened.
const AddStudentDialog = lazyPart(
  async () => (await import('./edit/AddStudentDialog.tsx')).AddStudentDialog,
);
const EditStudent = lazyPart(async () => (await import('./edit/EditStudent.tsx')).EditStudent);
const BatchDialog = lazyPart(async () => (await import('./batch/BatchDialog.tsx')).BatchDialog);
const CardsDialog = lazyPart(
  async () => (await import('#frontend/src/entities/cards/CardsDialog.tsx')).CardsDialog,
);
const FamilyPapersDialog = lazyPart(
  async () =>
    (await import('#frontend/src/entities/parents/FamilyPapersDialog.tsx')).FamilyPapersDialog,
);
const ParentCodeDialog = lazyPart(
  async () =>
    (await import('#frontend/src/entities/parents/ParentCodeDialog.tsx')).ParentCodeDialog,
);

interface Props {
  readonly action: StudentAction | null;
  readonly inClass: ClassRef | undefined;
  readonly start: (action: StudentAction) => void;
  readonly close: () => void;
}

/** The dialog of the current action. */
export function StudentDialogs({ action, inClass, start, close }: Props) {
  if (!action) return null;
  switch (action.kind) {
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
      return <EditStudent student={action.student} onClose={close} />;
    case 'cards':
      return <CardsDialog ids={action.ids} onClose={close} />;
    case 'papers':
      return <FamilyPapersDialog ids={action.ids} onClose={close} />;
    case 'parents':
      return <ParentCodeDialog id={action.id} onClose={close} />;
    case 'remove':
      return <RemoveDialog students={action.students} onDone={action.done} onClose={close} />;
    case 'revoke':
      return <RevokeDialog students={action.students} onDone={action.done} onClose={close} />;
    case 'reset':
      return <ResetDialog students={action.students} onDone={action.done} onClose={close} />;
    case 'join':
      return <JoinDialog students={action.students} onDone={action.done} onClose={close} />;
    case 'leave':
      return (
        inClass && (
          <LeaveDialog
            from={inClass}
            students={action.students}
            onDone={action.done}
            onClose={close}
          />
        )
      );
  }
}
