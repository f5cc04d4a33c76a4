import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { type Teacher, useEditTeacher, useRefreshTeachers } from './queries.ts';

const VALUES = {
  enable: { disabled: false },
  disable: { disabled: true },
  promote: { role: 'principal' },
  demote: { role: 'teacher' },
} as const;
export type Change = keyof typeof VALUES;

interface Props {
  readonly change: Change;
  readonly teacher: Teacher;
  readonly onClose: () => void;
}

/** Confirms disabling, enabling, and appointing a principal. */
export function ChangeDialog({ change, teacher, onClose }: Props) {
  const { t } = useTranslation('teachers');
  const edit = useEditTeacher();
  const refresh = useRefreshTeachers();
  const { id, rev, name } = teacher;
  const confirm = () =>
    edit.mutate(
      { teacher_id: id, rev, ...VALUES[change] },
      {
        onSuccess: () => {
          toast.success(t(`change.done.${change}`, { name }));
          onClose();
        },
        onError: (error) => {
          toast.failed(error);
          refresh();
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={t(`change.title.${change}`, { name })}
      text={t(`change.text.${change}`, { name })}
      confirmLabel={t(`action.${change}`)}
      destructive={change === 'disable'}
      working={edit.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
