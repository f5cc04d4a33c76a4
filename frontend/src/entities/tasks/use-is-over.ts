import type { TaskDto } from '#shared/tasks/fields.ts';
import { useNow } from './use-now.ts';

/** Whether the deadline of a task has passed, so that what is not handed in stays as it was then. */
export function useIsOver({ state, deadline }: Pick<TaskDto, 'state' | 'deadline'>): boolean {
  const now = useNow();
  return state !== 'draft' && deadline !== '' && Date.parse(deadline) <= now;
}
