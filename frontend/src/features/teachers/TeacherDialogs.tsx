import { AddTeacherDialog } from './AddTeacherDialog.tsx';
import { type Change, ChangeDialog } from './ChangeDialog.tsx';
import { EditTeacherDialog } from './EditTeacherDialog.tsx';
import type { Teacher } from './queries.ts';
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx';
import { RemoveTeacherDialog } from './removal/RemoveTeacherDialog.tsx';

/** The open dialog, and the person it is about. */
export type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'reset' | 'remove'; readonly teacher: Teacher }
  | { readonly kind: 'change'; readonly change: Change; readonly teacher: Teacher };

interface Props {
  readonly dialog: OpenDialog | null;
  readonly onDialog: (dialog: OpenDialog | null) => void;
}

export function TeacherDialogs({ dialog, onDialog }: Props) {
  const close = () => onDialog(null);
  switch (dialog?.kind) {
    case 'add':
      return <AddTeacherDialog onClose={close} />;
    case 'edit':
      return <EditTeacherDialog teacher={dialog.teacher} onClose={close} />;
    case 'reset':
      return <ResetPasswordDialog teacher={dialog.teacher} onClose={close} />;
    case 'change':
      return <ChangeDialog change={dialog.change} teacher={dialog.teacher} onClose={close} />;
    case 'remove':
      return <RemoveTeacherDialog teacher={dialog.teacher} onClose={close} />;
    default:
      return null;
  }
}
