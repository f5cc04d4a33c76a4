import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { BookingDialog } from './BookingDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useMakeupTexts } from './use-makeup-texts.ts';
import { type MakeupTask, useChangeClass, useLeave, useVisit } from './use-makeups.ts';

interface Props {
  readonly task: MakeupTask;
  /** The school's rules about leave. */
  readonly rules?: string;
  readonly onClose: () => void;
}

/** Takes the leave back. */
function EndLeave({ task: { student, missed }, onClose }: Props) {
  const { t } = useTranslation('makeups');
  const { when } = useMakeupTexts();
  const leave = useLeave();
  const payload = { lesson_id: missed.id, student_id: student.id, cancel: '1' };
  const cancel = () =>
    leave.mutate(payload, {
      onSuccess: () => toast.success(t('backedFor')),
      onError: (error) => toast.failed(error),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      title={t('backTitle')}
      text={t('backTextFor', { name: student.name, when: when(missed) })}
      confirmLabel={t('back')}
      working={leave.isPending}
      onConfirm={cancel}
      onCancel={onClose}
    />
  );
}

/** Cancels a booking. */
function EndBooking({ task: { student, missed, madeUp }, onClose }: Props) {
  const { t } = useTranslation('makeups');
  const { when } = useMakeupTexts();
  const change = useChangeClass();
  const payload = { student_id: student.id, lesson_id: missed.id, cancel: '1' };
  const cancel = () =>
    change.mutate(payload, {
      onSuccess: () => toast.success(t('unbooked')),
      onError: (error) => toast.failed(error),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      title={t('unbookTitle')}
      text={madeUp ? t('unbookText', { when: when(madeUp) }) : ''}
      confirmLabel={t('unbook')}
      destructive
      working={change.isPending}
      onConfirm={cancel}
      onCancel={onClose}
    />
  );
}

/** Takes a visitor out of a lesson. */
function EndVisit({ task: { student, missed: lesson }, onClose }: Props) {
  const { t } = useTranslation('makeups');
  const { when } = useMakeupTexts();
  const visit = useVisit();
  const cancel = () =>
    visit.mutate(
      { lesson_id: lesson.id, student_id: student.id, cancel: '1' },
      {
        onSuccess: () => toast.success(t('unvisited', { name: student.name })),
        onError: (error) => toast.failed(error),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      title={t('unvisitTitle', { name: student.name })}
      text={t('unvisitText', { when: when(lesson) })}
      confirmLabel={t('unvisit')}
      destructive
      working={visit.isPending}
      onConfirm={cancel}
      onCancel={onClose}
    />
  );
}

/** The dialog of the action that staff chose. */
export function MakeupDialogs(props: Props) {
  const { task, rules = '', onClose } = props;
  const { what, student, missed } = task;
  if (what === 'leave')
    return <LeaveDialog lesson={missed} student={student} rules={rules} onClose={onClose} />;
  if (what === 'book') return <BookingDialog student={student} missed={missed} onClose={onClose} />;
  if (what === 'unvisit') return <EndVisit {...props} />;
  return what === 'back' ? <EndLeave {...props} /> : <EndBooking {...props} />;
}
