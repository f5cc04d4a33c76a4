import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import type { ClassDto } from '#shared/classes/fields.ts';
import { useEditClass } from '../queries.ts';

interface Props {
  readonly schoolClass: ClassDto;
  readonly onClose: () => void;
}

/** Asks before an ended class is opened again. */
export function ReopenDialog({ schoolClass, onClose }: Props) {
  const { t } = useTranslation('classes');
  const edit = useEditClass();
  const { id, rev, name } = schoolClass;
  const confirm = () =>
    edit.mutate(
      { class_id: id, rev, state: 'open' },
      {
        onSuccess: () => toast.success(t('change.reopen.done')),
        onError: (error) => toast.failed(error),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      title={t('change.reopen.title', { name })}
      text={t('change.reopen.text')}
      confirmLabel={t('change.reopen.action')}
      working={edit.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
