import { useTranslation } from 'react-i18next';
import { waitingOf } from '#frontend/src/entities/tasks/HandedInCount.tsx';
import { useIsOver } from '#frontend/src/entities/tasks/use-is-over.ts';
import { FigureTiles } from '#frontend/src/ui/figures/FigureTiles.tsx';
import type { AnswerPage } from '../queries.ts';

/** Counts of the whole task by state. */
export function Figures({ task }: Pick<AnswerPage, 'task'>) {
  const { counts, students } = task;
  const isOver = useIsOver(task);
  const { t } = useTranslation(['submissions', 'task']);
  if (!counts) return null;
  const { opened, working, returned, done } = counts;
  const waiting = waitingOf(counts);
  // Students who left the class keep their answer but are not counted.
  const unopened = Math.max(0, students - opened - working - waiting - returned - done);
  return (
    <FigureTiles
      tiles={[
        [t('task:answer.new'), unopened],
        [t('task:answer.opened'), opened],
        [t(isOver ? 'task:atDeadline.work' : 'task:answer.working'), working],
        [t('waiting'), waiting],
        [t('task:answer.returned'), returned],
        [t('task:answer.done'), done],
      ]}
    />
  );
}
