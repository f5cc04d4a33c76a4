import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { useRemoveLesson } from './queries.ts';
import { useWhen } from './use-date-texts.ts';

interface Props {
  readonly lesson: LessonDto;
  readonly onClose: () => void;
}

export function RemoveLessonDialog({ lesson, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const when = useWhen();
  const removal = useRemoveLesson();
  const confirm = () =>
    removal.mutate(
      { lesson_id: lesson.id },
      { onSuccess: () => toast.success(t('removed')), onSettled: onClose },
    );
  return (
    <ConfirmDialog
      open
      title={t('removeTitle')}
      text={t('removeText', { name: lesson.class_name, when: when(lesson) })}
      confirmLabel={t('remove')}
      destructive
      working={removal.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
