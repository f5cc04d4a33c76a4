import { lazy, Suspense } from 'react';
import type { ClassDto } from '#shared/contracts/class-fields.ts';
import { MessageDialog } from '../room/message/MessageDialog.tsx';
import { AddClassDialog } from './AddClassDialog.tsx';
import { DeleteClassDialog } from './DeleteClassDialog.tsx';
import { EditClassDialog } from './EditClassDialog.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';

const TermDialog = lazy(async () => {
  const { TermDialog: Dialog } = await import('../term/TermDialog.tsx');
  return { default: Dialog };
});

/** Which dialog stands over the page, and for which class. */
export type OpenDialog =
  | { readonly kind: 'add' }
  | {
      readonly kind: 'edit' | 'term' | 'reopen' | 'remove' | 'message';
      readonly found: ClassDto;
    };

interface Props {
  readonly dialog: OpenDialog | null;
  readonly onClose: () => void;
  /** The class is gone: its own page has to be left. */
  readonly onDeleted?: () => void;
}

export function ClassDialogs({ dialog, onClose, onDeleted }: Props) {
  switch (dialog?.kind) {
    case 'add':
      return <AddClassDialog onClose={onClose} />;
    case 'edit':
      return <EditClassDialog found={dialog.found} onClose={onClose} />;
    case 'term':
      return (
        <Suspense>
          <TermDialog found={dialog.found} onClose={onClose} />
        </Suspense>
      );
    case 'reopen':
      return <ReopenDialog found={dialog.found} onClose={onClose} />;
    case 'message':
      return <MessageDialog found={dialog.found} onClose={onClose} />;
    case 'remove':
      return <DeleteClassDialog found={dialog.found} onClose={onClose} onDeleted={onDeleted} />;
    default:
      return null;
  }
}
