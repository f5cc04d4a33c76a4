import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { type Task, tasks, taskTexts } from '#functions/domain/tasks/task.ts';
import { toTaskDto } from '#functions/domain/tasks/task-dtos.ts';
import { loadOwnTask } from '#functions/domain/tasks/task-scope.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { TRANSACTION_MAX, type TransactWrite, written } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';
import { editedValues, taskChanged, toLogDetail } from './edited-task.ts';
import { resolveContent, type TaskContent, usingContent } from './task-objects.ts';

/** A changed deadline of a released task must be in the future. Throws 1001. */
function requireDeadline(before: Task, after: Task, now: Date): void {
  const { state, deadline, releaseAt } = after;
  if (state !== 'released' || !deadline || deadline === before.deadline) return;
  if (deadline <= releaseAt || deadline <= now.toISOString()) throw refuseField('deadline', 'past');
}

const isSameTask = (before: Task, after: Task, old: TaskContent, shown: TaskContent): boolean => {
  const serialize = ({ content, files, template }: TaskContent) =>
    JSON.stringify([content, files, template]);
  const { before: changed } = changedFields({ ...before }, { ...after });
  return Object.keys(changed).length === 0 && serialize(old) === serialize(shown);
};

/**
 * Writes a task with its content; undefined when it changed in between. The deadline, which the lists of all classes and
 * students show, is written first where all together is too much for a transaction.
 */
async function writeTask(
  before: Task,
  after: Task,
  content: readonly TransactWrite[],
): Promise<Task | undefined> {
  const whole = [...tasks.replacing(before, before, after), ...content];
  if (whole.length <= TRANSACTION_MAX || before.deadline === after.deadline)
    return (await written(whole)) ? { ...after, rev: before.rev + 1 } : undefined;
  const { deadline } = after;
  if (!(await written(tasks.replacing(before, before, { ...before, deadline })))) return undefined;
  return writeTask({ ...before, deadline, rev: before.rev + 1 }, after, content);
}

/** Saves a task, unless it changed since the revision that the caller read. Repeated, it changes nothing. */
export const saveTask: UseCase<typeof contract.endpoints.save> = async (actor, input, deps) => {
  const now = deps.now();
  const before = await loadOwnTask(actor, input.task_id);
  if (before.state === 'withdrawn') throw new CallError(CODE.wait, { reason: 'tasks.withdrawn' });
  const old = await taskTexts.get(before, { consistent: true });
  if (!old) throw await taskChanged(actor, before, now);
  const shown = await resolveContent(actor, input, old);
  const after = { ...before, ...editedValues(input, shown) };
  if (isSameTask(before, after, old, shown)) return { task: await toTaskDto(actor, before, now) };
  requireDeadline(before, after, now);
  if (before.rev !== input.rev) throw await taskChanged(actor, before, now);
  const { schoolId, id: taskId } = before;
  const { writes, dropped } = usingContent(actor, old, shown, taskId);
  const detail = changedFields(toLogDetail(before), toLogDetail(after));
  const content = [
    ...taskTexts.replacing(before, old, { schoolId, taskId, ...shown }),
    ...writes,
    ...loggingOperation({ ...actor, now }, 'task.edit', { id: taskId, ...detail }),
  ];
  const task = await writeTask(before, after, content);
  if (!task) throw await taskChanged(actor, before, now);
  await releaseUnused(actor, dropped, deps);
  return { task: await toTaskDto(actor, task, now) };
};
