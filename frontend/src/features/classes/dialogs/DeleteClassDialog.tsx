import { useTranslation } from 'react-i18next';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { type ClassDto, StillInClass } from '#shared/classes/fields.ts';
import { useDeleteClass } from '../queries.ts';
import { StillInClassDialog } from './StillInClassDialog.tsx';

interface Props {
  readonly schoolClass: ClassDto;
  readonly onClose: () => void;
  readonly onDeleted: (() => void) | undefined;
}

/** The students who are still in the class, from the refusal of the server. */
const stillIn = (error: Error | null): StillInClass | undefined =>
  error instanceof ApiError ? StillInClass().safeParse(error.data).data : undefined;

export function DeleteClassDialog({ schoolClass, onClose, onDeleted }: Props) {
  const { t } = useTranslation('classes');
  const deletion = useDeleteClass();
  const remaining = stillIn(deletion.error);
  if (remaining)
    return <StillInClassDialog schoolClass={schoolClass} remaining={remaining} onClose={onClose} />;
  const confirm = () =>
    deletion.mutate(
      { class_id: schoolClass.id },
      {
        onSuccess: () => {
          toast.success(t('remove.done'));
          onClose();
          onDeleted?.();
        },
        onError: (error) => {
          if (!stillIn(error)) toast.failed(error);
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={t('remove.title', { name: schoolClass.name })}
      text={t('remove.text')}
      confirmLabel={t('remove.confirm')}
      destructive
      working={deletion.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
