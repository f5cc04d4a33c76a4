import * as z from 'zod';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { type Task, type TaskValue, tasks, taskTexts } from '#functions/domain/tasks/task.ts';
import { loadText, toTaskDto } from '#functions/domain/tasks/task-dtos.ts';
import { loadTask, loadTaskView } from '#functions/domain/tasks/task-scope.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import { newId, TaskId } from '#shared/ids.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';
import { editedValues, toLogDetail } from './edited-task.ts';
import { resolveContent, usingContent } from './task-objects.ts';

type Add = UseCase<typeof contract.endpoints.add>;
type NewTask = Parameters<Add>[1];

const AddedTask = z.object({ id: TaskId });

async function make(
  actor: Actor,
  input: NewTask,
  recording: Recording<{ id: TaskId }>,
  now: Date,
): Promise<Task> {
  const { schoolId, userId: author } = actor;
  const copied = input.copy_of && (await loadTaskView(actor, input.copy_of)).task;
  const shown = await resolveContent(actor, input, copied && (await loadText(copied)));
  const id = newId('task', now.getTime());
  const task: TaskValue = {
    id,
    schoolId,
    author,
    ...editedValues(input, shown),
    state: 'draft',
    releaseAt: '',
    classIds: [],
    studentIds: [],
    created: now.toISOString(),
  };
  await transact([
    ...recording({ id }, now),
    ...tasks.creating(task, task),
    ...taskTexts.creating(task, { schoolId, taskId: id, ...shown }),
    ...usingContent(actor, undefined, shown, id).writes,
    ...loggingOperation({ ...actor, now }, 'task.add', { id, after: toLogDetail(task) }),
  ]);
  return { ...task, rev: 1 };
}

/** Creates a task as a draft. A repeated request creates only one. */
export const addTask: Add = async (actor, input, deps) => {
  const now = deps.now();
  const task = await once(requestOf(actor, 'task.add', input), {
    made: AddedTask,
    find: ({ id }) => loadTask(actor, id),
    make: (recording) => make(actor, input, recording, now),
  });
  return { task: await toTaskDto(actor, task, now) };
};
