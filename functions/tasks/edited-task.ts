import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Task, TaskValue } from '#functions/domain/tasks/task.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { tasks as contract } from '#shared/contracts/tasks.ts';
import { loadText, toTaskDto, toTextRecord } from './task-dtos.ts';
import type { Shown } from './task-objects.ts';
import { loadTask } from './task-scope.ts';

type Said = Omit<Input<typeof contract.endpoints.save>, 'task_id' | 'rev'>;

/** Instants as they sort: in the one form. */
export const toInstant = (text: string): string => text && new Date(text).toISOString();

/** The part of a task that its author writes. */
export const editedValues = (said: Said, { files, template }: Shown) => ({
  title: said.title,
  kind: said.kind,
  deadline: toInstant(said.deadline),
  late: said.late ?? false,
  library: said.library,
  template: template !== undefined,
  files: files.length,
});

/** What the operation log tells of a task: never its words. */
export const logged = (task: Partial<TaskValue>) => {
  const { title, kind, deadline, late, library, state, releaseAt, classIds, studentIds } = task;
  return { title, kind, deadline, late, library, state, releaseAt, classIds, studentIds };
};

/** Somebody else was faster: the second one sees what is there now. */
export async function overtaken(actor: Actor, { id }: Task, now: Date): Promise<CallError> {
  const task = await loadTask(actor, id);
  const current = {
    task: await toTaskDto(actor, task, now),
    text: await toTextRecord(await loadText(task), now),
  };
  return new CallError(CODE.wait, { reason: 'common.changedMeanwhile', data: { current } });
}
