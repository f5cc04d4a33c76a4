import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import type { ClassDto } from '#shared/classes/fields.ts';
import { MessageDialog } from '../room/message/MessageDialog.tsx';
import { AddClassDialog } from './AddClassDialog.tsx';
import { DeleteClassDialog } from './DeleteClassDialog.tsx';
import { EditClassDialog } from './EditClassDialog.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';

const TermDialog = lazyPart(async () => (await import('../term/TermDialog.tsx')).TermDialog);

/** The open dialog, and its class. */
export type OpenDialog =
  | { readonly kind: 'add' }
  | {
      readonly kind: 'edit' | 'term' | 'reopen' | 'remove' | 'message';
      readonly schoolClass: ClassDto;
    };

interface Props {
  readonly dialog: OpenDialog | null;
  readonly onClose: () => void;
  /** Called after the class was deleted, to leave its page. */
  readonly onDeleted?: () => void;
}

export function ClassDialogs({ dialog, onClose, onDeleted }: Props) {
  switch (dialog?.kind) {
    case 'add':
      return <AddClassDialog onClose={onClose} />;
    case 'edit':
      return <EditClassDialog schoolClass={dialog.schoolClass} onClose={onClose} />;
    case 'term':
      return <TermDialog schoolClass={dialog.schoolClass} onClose={onClose} />;
    case 'reopen':
      return <ReopenDialog schoolClass={dialog.schoolClass} onClose={onClose} />;
    case 'message':
      return <MessageDialog schoolClass={dialog.schoolClass} onClose={onClose} />;
    case 'remove':
      return (
        <DeleteClassDialog
          schoolClass={dialog.schoolClass}
          onClose={onClose}
          onDeleted={onDeleted}
        />
      );
    default:
      return null;
  }
}
