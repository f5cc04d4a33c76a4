import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { ROLE } from '#shared/roles.ts';

/** A task is changed by whoever wrote it, and by principals. */
export function useMayChange(): (task: Pick<TaskDto, 'author_id'>) => boolean {
  const { user, role } = useSignedIn();
  return ({ author_id }) => role === ROLE.principal || author_id === user.id;
}
