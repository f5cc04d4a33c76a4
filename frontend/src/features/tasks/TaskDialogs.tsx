import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { tasks } from '#shared/tasks/contract.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { LibraryDialog } from './library/LibraryDialog.tsx';
import { ReleaseDialog } from './release/ReleaseDialog.tsx';

/** The dialog that is open, and what it is about. */
export type OpenDialog =
  | { readonly kind: 'release' | 'remove'; readonly task: TaskDto }
  | { readonly kind: 'library' };

interface Props {
  readonly dialog: OpenDialog | null;
  readonly onClose: () => void;
  /** After a draft has been deleted. */
  readonly onDeleted?: () => void;
}

interface RemoveProps extends Pick<Props, 'onClose' | 'onDeleted'> {
  readonly task: TaskDto;
}

function RemoveDialog({ task: { id, title, state }, onClose, onDeleted }: RemoveProps) {
  const { t } = useTranslation('tasks');
  const isDraft = state === 'draft';
  const { list, find, remove } = tasks.endpoints;
  // A deleted draft cannot be fetched again.
  const removal = useChange(remove, { changes: isDraft ? [list, find] : [tasks] });
  const confirm = () =>
    removal.mutate(
      { task_id: id },
      {
        onSuccess: ({ withdrawn }) => {
          toast.success(t(withdrawn ? 'remove.withdrawn' : 'remove.deleted'));
          onClose();
          if (!withdrawn) onDeleted?.();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={t(isDraft ? 'remove.draftTitle' : 'remove.withdrawTitle', { title })}
      text={t(isDraft ? 'remove.draftText' : 'remove.withdrawText')}
      confirmLabel={t(isDraft ? 'remove.draft' : 'remove.withdraw')}
      destructive
      working={removal.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

/** The dialogs about tasks; one at a time. */
export function TaskDialogs({ dialog, onClose, onDeleted }: Props) {
  if (!dialog) return null;
  if (dialog.kind === 'library') return <LibraryDialog onClose={onClose} />;
  const { kind, task } = dialog;
  if (kind === 'release')
    return <ReleaseDialog id={task.id} title={task.title} onClose={onClose} />;
  return <RemoveDialog task={task} onClose={onClose} {...(onDeleted && { onDeleted })} />;
}
