import type { Reading } from '#functions/domain/sessions/reading.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { firstOwnTasks } from '#shared/tasks/own-tasks.ts';
import { MISSING_STATES, WAITING_STATES } from '#shared/tasks/rules.ts';
import { givenTasks } from './list-tasks.ts';
import type { Task } from './task.ts';
import { toTaskDtos } from './task-dtos.ts';

/** Counts of tasks by the progress of their student. */
function ringsOf(list: readonly TaskDto[], now: Date) {
  const rings = { total: list.length, todo: 0, waiting: 0, returned: 0, done: 0, overdue: 0 };
  for (const { answer, deadline } of list) {
    if (answer === '') continue;
    if (answer === 'done') rings.done += 1;
    else if (answer === 'returned') rings.returned += 1;
    else if (WAITING_STATES.includes(answer)) rings.waiting += 1;
    else rings.todo += 1;
    if (MISSING_STATES.includes(answer) && deadline && deadline < now.toISOString())
      rings.overdue += 1;
  }
  return rings;
}

export const listOwnTasks: Reading<typeof contract.endpoints.ofStudent> = async (
  actor,
  paging,
  deps,
) => {
  const now = deps.now();
  const withNewest = !paging.cursor;
  const { cursor, items, counted, due } = await givenTasks(actor, { ...paging, withNewest }, now);
  const all = [...new Map([...items, ...counted, ...due].map((task) => [task.id, task])).values()];
  const known = new Map((await toTaskDtos(actor, all, now)).map((dto) => [dto.id, dto]));
  const dtosOf = (some: readonly Task[]) => some.flatMap(({ id }) => known.get(id) ?? []);
  const newest = dtosOf(counted);
  const { first, toDo } = firstOwnTasks([...newest, ...dtosOf(due)], now.getTime());
  return {
    list: dtosOf(items),
    cursor,
    first: [...first],
    to_do: toDo,
    rings: withNewest ? ringsOf(newest, now) : null,
  };
};
