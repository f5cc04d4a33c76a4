import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffRef } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { toast } from '#frontend/src/lib/toasts.ts';
import { type Teacher, useClassesOf, useRemoveTeacher } from '../queries.ts';
import { useHandOver } from './use-hand-over.ts';

interface Options {
  readonly teacher: Teacher;
  readonly onClose: () => void;
}

/** Removes a member of staff: first hands the lessons over, then the classes with the removal. */
export function useRemoval({ teacher, onClose }: Options) {
  const { t } = useTranslation('teachers');
  const classes = useClassesOf(teacher.id);
  const removal = useRemoveTeacher();
  const [successor, setSuccessor] = useState<StaffRef | null>(null);
  // Clashing lessons may go to others; the classes go to the first successor.
  const [heir, setHeir] = useState<StaffRef | null>(null);
  const [asked, setAsked] = useState(false);
  const handOver = useHandOver(teacher, successor);
  const hasLessons = handOver.lessons.length > 0;
  const hasClasses = (classes.data?.length ?? 0) > 0;
  const mustHandOver = hasLessons || (hasClasses && !heir);

  const remove = (to: StaffRef | null) =>
    removal.mutate(
      { teacher_id: teacher.id, to_teacher_id: to?.id },
      {
        onSuccess: () => {
          toast.success(t('remove.done', { name: teacher.name }));
          onClose();
        },
        // A class or lesson may have been added in between.
        onError: () => void Promise.all([classes.refetch(), handOver.query.refetch()]),
      },
    );

  const confirm = async (): Promise<void> => {
    setAsked(true);
    if (mustHandOver && !successor) return;
    const to = heir ?? successor;
    if (hasLessons && successor) {
      const left = await handOver.handOver(successor);
      if (left > 0) return setHeir(to);
    }
    remove(to);
  };
  return {
    classes,
    removal,
    handOver,
    successor,
    heir,
    hasClasses,
    mustHandOver,
    confirm: () => void confirm(),
    choose: (chosen: StaffRef | null) => {
      setSuccessor(chosen);
      setAsked(false);
    },
    isMissing: asked && mustHandOver && !successor,
    isWorking: handOver.working || removal.isPending,
    /** Nothing of what is left can go to the successor. */
    isStuck:
      successor !== null && hasLessons && handOver.blocked.length === handOver.lessons.length,
  };
}
export type Removal = ReturnType<typeof useRemoval>;
