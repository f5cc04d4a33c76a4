import { useTranslation } from 'react-i18next';
import { useMomentWords } from '#frontend/src/lib/moment-words.ts';
import { type OwnTask, standOf } from '#shared/tasks/own-tasks.ts';
import { useNow } from './use-now.ts';

/** Until when a student's task can be handed in, in a few kind words; empty for one that is handed in. */
export function useDueWords(): (task: OwnTask) => string {
  const { t } = useTranslation('task');
  const momentWords = useMomentWords();
  const now = useNow();
  return (task) => {
    const stand = standOf(task, now);
    if (stand === 'settled') return '';
    return stand === 'due'
      ? t('own.until', { time: momentWords(task.deadline, now) })
      : t(`own.stands.${stand}`);
  };
}
