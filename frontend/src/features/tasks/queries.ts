import { useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { editQueryOf, queryOf } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { Answer, Payload } from '#shared/endpoint.ts';
import type { ClassId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';

const { endpoints } = tasks;

/** Filters in the address; other screens link to them. */
export const FILTER = { scope: 'scope', state: 'state', class: 'class' } as const;

/** The list's first scope: a principal sees the school's tasks. */
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

/** The server's search takes no filters: its results are filtered here. */
const fits = (task: TaskDto, { state, class: classId }: Narrowing): boolean =>
  (!state || task.state === state || (state === 'past' && isPast(task))) &&
  (!classId || task.class_ids.includes(classId as ClassId));

/** Tasks, the newest first. */
export function useTaskList() {
  const usual = useUsualScope();
  return useCursorList({
    name: 'tasks',
    filters: Object.values(FILTER),
    ask: ({ search, filters, limit, cursor }) => {
      const paging = { limit, cursor };
      // Which page has rows depends on the filters.
      if (search) return queryOf(endpoints.find, { search, ...paging }, filters);
      const { scope = usual, state, class: class_id } = filters;
      const asked = { scope, state, class_id, ...paging } as Payload<typeof endpoints.list>;
      return queryOf(endpoints.list, asked);
    },
    toPage: (page, { search, filters }) =>
      search ? { ...page, list: page.list.filter((task) => fits(task, filters)) } : page,
  });
}

export type TaskDetails = Answer<typeof endpoints.details>;

/** A task with its text, without its students. */
const payloadOf = (id: string) => ({ task_id: id, limit: 1 });

export const loadTask = (id: string): Promise<TaskDetails> =>
  send(endpoints.details, payloadOf(id));

export const useTask = (id: string) => useQuery(queryOf(endpoints.details, payloadOf(id)));

export const useTaskToChange = (id: string) =>
  useQuery(editQueryOf(endpoints.details, payloadOf(id)));
