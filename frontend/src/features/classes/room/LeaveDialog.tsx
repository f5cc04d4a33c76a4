import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import type { ClassChild } from '#shared/classes/fields.ts';
import type { ClassId } from '#shared/ids.ts';
import { useLeaveClass } from '../queries.ts';

interface Props {
  readonly classId: ClassId;
  readonly students: readonly ClassChild[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before students are removed from a class. */
export function LeaveDialog({ classId, students, onDone, onClose }: Props) {
  const { t } = useTranslation('classes');
  const leaving = useLeaveClass();
  const confirm = () =>
    leaving.mutate(
      { class_id: classId, student_ids: students.map(({ id }) => id) },
      {
        onSuccess: ({ results }) => {
          const refused = results.filter(({ ok }) => !ok);
          const left = results.length - refused.length;
          if (left > 0) toast.success(t('leave.done', { count: left }));
          const [first] = refused[0]?.errors ?? [];
          if (first)
            toast.error(`${t('leave.refused', { count: refused.length })} ${first.message}`);
          onDone();
          onClose();
        },
        onError: (error) => toast.failed(error),
      },
    );
  return (
    <ConfirmDialog
      open
      title={t('leave.title', { count: students.length })}
      text={t('leave.text')}
      confirmLabel={t('leave.action')}
      destructive
      working={leaving.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
