import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { mayChangeTask } from '#shared/tasks.ts';

export function useMayChange(): (task: Pick<TaskDto, 'author_id'>) => boolean {
  const { user, role } = useSignedIn();
  return ({ author_id }) => mayChangeTask({ role, userId: user.id }, author_id);
}
