import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { takingBack } from '#functions/domain/tasks/count-tasks.ts';
import { type Task, tasks, taskTexts } from '#functions/domain/tasks/task.ts';
import { loadOwnTask } from '#functions/domain/tasks/task-scope.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';
import { toLogDetail } from './edited-task.ts';
import { usingContent } from './task-objects.ts';

async function deleteDraft(actor: Actor, task: Task, deps: Deps): Promise<void> {
  const text = await taskTexts.get(task, { consistent: true });
  const { writes, dropped } = usingContent(actor, text);
  const detail = { id: task.id, before: toLogDetail(task) };
  await transact([
    ...tasks.removing(task, task),
    ...(text ? taskTexts.removing(task, text) : []),
    ...writes,
    ...loggingOperation({ ...actor, now: deps.now() }, 'task.delete', detail),
  ]);
  await releaseUnused(actor, dropped, deps);
}

async function withdraw(actor: Actor, task: Task, now: Date): Promise<void> {
  if (task.state === 'withdrawn') return;
  const detail = { id: task.id, before: toLogDetail(task) };
  const back = takingBack(task, now);
  // A transaction of its own: both together may be too large.
  if (back.writes.length > 0)
    await transact([...tasks.replacing(task, task, back.task), ...back.writes]);
  const found = back.writes.length > 0 ? { ...back.task, rev: task.rev + 1 } : task;
  await transact([
    ...tasks.replacing(task, found, { ...found, state: 'withdrawn' }),
    ...loggingOperation({ ...actor, now }, 'task.withdraw', detail),
  ]);
}

/** Deletes a draft; withdraws a released task, whose answers stay. */
export const removeTask: UseCase<typeof contract.endpoints.remove> = (actor, { task_id }, deps) =>
  retryWrite(async () => {
    const task = await loadOwnTask(actor, task_id);
    const isDraft = task.state === 'draft';
    await (isDraft ? deleteDraft(actor, task, deps) : withdraw(actor, task, deps.now()));
    return { withdrawn: !isDraft };
  });
