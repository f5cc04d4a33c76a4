import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Task, TaskValue } from '#functions/domain/tasks/task.ts';
import { loadText, toTaskDto, toTaskTextDto } from '#functions/domain/tasks/task-dtos.ts';
import { loadTask } from '#functions/domain/tasks/task-scope.ts';
import { type CallError, changedMeanwhile } from '#functions/platform/errors.ts';
import type { Input } from '#shared/endpoint.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';
import type { TaskContent } from './task-objects.ts';

type TaskEdit = Omit<Input<typeof contract.endpoints.save>, 'task_id' | 'rev'>;

/** Instants in the one form that sorts. */
export const toInstant = (text: string): string => text && new Date(text).toISOString();

/** The fields of a task that its author edits. */
export const editedValues = (input: TaskEdit, { files, template }: TaskContent) => ({
  title: input.title,
  kind: input.kind,
  deadline: toInstant(input.deadline),
  late: input.late ?? false,
  library: input.library,
  template: template !== undefined,
  files: files.length,
});

/** The fields of a task for the operation log, without its content. */
export const toLogDetail = (task: Partial<TaskValue>) => {
  const { title, kind, deadline, late, library, state, releaseAt, classIds, studentIds } = task;
  return { title, kind, deadline, late, library, state, releaseAt, classIds, studentIds };
};

/** Error -1 with the current task, for an edit from an outdated revision. */
export async function taskChanged(actor: Actor, { id }: Task, now: Date): Promise<CallError> {
  const task = await loadTask(actor, id);
  const current = {
    task: await toTaskDto(actor, task, now),
    text: await toTaskTextDto(await loadText(task), now),
  };
  return changedMeanwhile(current);
}
