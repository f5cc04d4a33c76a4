import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#frontend/src/components/ConfirmDialog.tsx';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { ClassRecord } from '#shared/contracts/class-fields.ts';
import { useEditClass } from '../queries.ts';

interface Props {
  readonly found: ClassRecord;
  readonly onClose: () => void;
}

/** Asks before a class is closed, or opened again. */
export function ChangeStateDialog({ found, onClose }: Props) {
  const { t } = useTranslation('classes');
  const edit = useEditClass();
  const { id, rev, name, state } = found;
  const change = state === 'open' ? 'close' : 'reopen';
  const confirm = () =>
    edit.mutate(
      { class_id: id, rev, state: state === 'open' ? 'closed' : 'open' },
      {
        onSuccess: () => toast.success(t(`change.${change}.done`)),
        onError: (error) => toast.error(error.message),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      title={t(`change.${change}.title`, { name })}
      text={t(`change.${change}.text`)}
      confirmLabel={t(`change.${change}.action`)}
      working={edit.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
