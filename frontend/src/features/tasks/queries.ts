import { useQuery } from '@tanstack/react-query';
import { taskKeys } from '#frontend/src/entities/tasks/task-keys.ts';
import { send } from '#frontend/src/lib/api.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { Answer, Payload } from '#shared/contracts/endpoint.ts';
import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import { type ClassId, TaskId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

const { endpoints } = tasks;

/** Filters in the address; other screens link to them. */
export const FILTER = { scope: 'scope', state: 'state', class: 'class' } as const;

/** Whose tasks the list begins with: a principal sees those of the school. */
export function useUsualScope(): 'school' | 'mine' {
  const { role } = useSignedIn();
  return role === ROLE.principal ? 'school' : 'mine';
}

const isPast = ({ state, deadline }: TaskDto): boolean =>
  state === 'released' && deadline !== '' && Date.parse(deadline) <= Date.now();

interface Narrowing {
  readonly state?: string | undefined;
  readonly class?: string | undefined;
}

/** A search has no filters of its own: what it finds is narrowed here. */
const fits = (task: TaskDto, { state, class: classId }: Narrowing): boolean =>
  (!state || task.state === state || (state === 'past' && isPast(task))) &&
  (!classId || task.class_ids.includes(classId as ClassId));

/** Tasks, the newest first. */
export function useTaskList() {
  const usual = useUsualScope();
  return useCursorList<TaskDto>({
    name: 'tasks',
    queryKey: taskKeys.list({}),
    filters: Object.values(FILTER),
    fetchPage: async ({ search, filters, limit, cursor }, signal) => {
      const paging = { limit, cursor };
      if (search) {
        const page = await send(endpoints.find, { search, ...paging }, { signal });
        return { ...page, list: page.list.filter((task) => fits(task, filters)) };
      }
      const { scope = usual, state, class: class_id } = filters;
      const asked = { scope, state, class_id, ...paging } as Payload<typeof endpoints.list>;
      return send(endpoints.list, asked, { signal });
    },
  });
}

export type TaskDetails = Answer<typeof endpoints.details>;

/** A task as a whole; of its students nobody is asked for. */
export const loadTask = (id: string, signal?: AbortSignal): Promise<TaskDetails> =>
  send(endpoints.details, { task_id: TaskId.parse(id), limit: 1 }, signal ? { signal } : {});

export const useTask = (id: string) =>
  useQuery({
    queryKey: taskKeys.one(id),
    queryFn: ({ signal }) => loadTask(id, signal),
  });

/** The same for whoever changes it: as it is now, and not anew while it is changed. */
export const useTaskToChange = (id: string) =>
  useQuery({
    queryKey: [...taskKeys.one(id), 'change'],
    queryFn: ({ signal }) => loadTask(id, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
