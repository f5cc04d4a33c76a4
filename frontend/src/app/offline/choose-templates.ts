import { TEMPLATES } from '#frontend/src/lib/offline/kept-templates.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { isToDo, orderOwnTasks } from '#shared/tasks/own-tasks.ts';

/** Whether a child may begin a task from its template, and has not yet. */
export function mayBegin(task: TaskDto, now: number): boolean {
  const { state, kind, template, answer, work_id } = task;
  const isProgrammed = kind === 'scratch' || kind === 'any';
  const isBegun = work_id !== '' || (answer !== 'new' && answer !== 'opened');
  return state === 'released' && template && isProgrammed && !isBegun && isToDo(task, now);
}

/** The tasks whose templates are fetched ahead, the most urgent first. */
export const chooseTemplates = (tasks: readonly TaskDto[], now: number): readonly TaskDto[] =>
  orderOwnTasks(
    tasks.filter((task) => mayBegin(task, now)),
    now,
  ).slice(0, TEMPLATES.files);
