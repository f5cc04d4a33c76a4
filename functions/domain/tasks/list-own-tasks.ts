import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import type { tasks as contract } from '#shared/contracts/tasks.ts';
import { LIMITS } from '#shared/limits.ts';
import { MISSING_STATES } from '#shared/tasks.ts';
import { givenTasks } from './list-tasks.ts';
import type { Task } from './task.ts';
import { isWaiting } from './task-answer.ts';
import { answersOf, toTaskDtos } from './task-dtos.ts';

/** Counts of the student's newest tasks by progress. */
async function ringsOf(actor: Actor, items: readonly Task[], now: Date) {
  const answers = await answersOf(actor, items);
  const rings = { total: items.length, todo: 0, waiting: 0, returned: 0, done: 0, overdue: 0 };
  for (const [index, task] of items.entries()) {
    const { state = 'new', extension = '' } = answers[index] ?? {};
    const deadline = extension || task.deadline;
    if (state === 'done') rings.done += 1;
    else if (state === 'returned') rings.returned += 1;
    else if (isWaiting(state)) rings.waiting += 1;
    else rings.todo += 1;
    if (MISSING_STATES.includes(state) && deadline && deadline < now.toISOString())
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
  const counted = paging.cursor ? 0 : LIMITS.taskRingMax;
  const { cursor, items, counted: newest } = await givenTasks(actor, { ...paging, counted }, now);
  const [list, rings] = await Promise.all([
    toTaskDtos(actor, items, now),
    paging.cursor ? null : ringsOf(actor, newest, now),
  ]);
  return { list, cursor, rings };
};
