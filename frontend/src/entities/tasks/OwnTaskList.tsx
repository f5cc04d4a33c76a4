import { useTranslation } from 'react-i18next';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { orderOwnTasks } from '#shared/tasks/own-tasks.ts';
import { OwnTaskLines } from './OwnTaskLines.tsx';
import { useNow } from './use-now.ts';
import { useOwnTasks } from './use-own-tasks.ts';

/** All tasks of a student, the nearest deadline first, each to be opened. */
export function OwnTaskList() {
  const { t } = useTranslation('task');
  const query = useOwnTasks();
  const now = useNow();
  const { data, error } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (data.list.length === 0)
    return (
      <EmptyState
        icon={<EmptyPicture name="tasks" />}
        title={t('own.none')}
        hint={t('own.noneHint')}
      />
    );
  return (
    <>
      <OwnTaskLines tasks={orderOwnTasks(data.list, now)} />
      <MoreButton query={query} sx={{ mt: 2 }} />
    </>
  );
}
