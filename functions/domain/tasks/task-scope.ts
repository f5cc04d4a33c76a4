import { loadManagedClass, noSuchClass } from '#functions/domain/classes/class-scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { ownClasses } from '#functions/domain/students/student-scope.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { ClassId, TaskId } from '#shared/ids.ts';
import { mayChangeTask, type TaskState } from '#shared/tasks/rules.ts';
import { mayChange } from '#shared/teachers/abilities.ts';
import { type Task, type TaskValue, tasks } from './task.ts';
import { taskAnswers } from './task-answer.ts';

const noSuchTask = (): CallError => new CallError(CODE.notFound, { reason: 'tasks.missing' });
const notYours = (): CallError => new CallError(CODE.forbidden, { reason: 'tasks.notYours' });

/** A released task is `scheduled` until the time of its release. */
export const stateAt = ({ state, releaseAt }: TaskValue, now: Date): TaskState =>
  state === 'released' && releaseAt > now.toISOString() ? 'scheduled' : state;

/** Throws 2004 when there is no such task. */
export async function loadTask({ schoolId }: Actor, id: TaskId): Promise<Task> {
  const found = await tasks.get({ schoolId, id }, { consistent: true });
  if (!found) throw noSuchTask();
  return found;
}

/** A task that the caller may change. Throws 2004 and 2003. */
export async function loadOwnTask(actor: Actor, id: TaskId): Promise<Task> {
  const found = await loadTask(actor, id);
  if (!mayChangeTask(actor, found.author)) throw notYours();
  return found;
}

/** A released task whose time has come is given to the members of its classes and to its students. */
export const isGiven = (
  task: TaskValue,
  { userId, user }: Pick<Actor, 'userId' | 'user'>,
  now: Date,
): boolean =>
  stateAt(task, now) === 'released' &&
  (task.studentIds.includes(userId) || task.classIds.some((id) => user.classIds.includes(id)));

/** A task of the student who calls. Throws 2004 for any other. */
export async function loadGivenTask(actor: Actor, id: TaskId, now: Date): Promise<Task> {
  const found = await loadTask(actor, id);
  if (!isGiven(found, actor, now)) throw noSuchTask();
  return found;
}

/** A task that the student may see: a given one, or one that the student has answered. Throws 2004. */
export async function loadVisibleTask(actor: Actor, id: TaskId, now: Date): Promise<Task> {
  const found = await loadTask(actor, id);
  if (isGiven(found, actor, now)) return found;
  const { schoolId, userId } = actor;
  if (!(await taskAnswers.get({ schoolId, taskId: id, userId }))) throw noSuchTask();
  return found;
}

/** Whether staff may read a task: an own one, a shared one, or one given to an own class. */
export const isReadable = (
  actor: Actor,
  task: TaskValue,
  own: readonly ClassId[] | undefined,
): boolean =>
  mayChange(actor, [task.author]) ||
  (task.state !== 'withdrawn' && task.library === 'school') ||
  (task.state !== 'draft' && task.classIds.some((id) => own?.includes(id)));

/** A task with the classes that the caller sees. */
export interface TaskView {
  readonly task: Task;
  /** The own classes; undefined for a principal, who has all. */
  readonly own: readonly ClassId[] | undefined;
  /** The classes of the task whose students the caller sees. */
  readonly classIds: readonly ClassId[];
}

/** Throws 2004 when there is no such task, 2003 when the caller may not read it. */
export async function loadTaskView(actor: Actor, id: TaskId): Promise<TaskView> {
  const [task, own] = await Promise.all([loadTask(actor, id), ownClasses(actor)]);
  if (!isReadable(actor, task, own)) throw notYours();
  return { task, own, classIds: task.classIds.filter((each) => own?.includes(each) ?? true) };
}

/** The view of one class only, if given. Throws 2004 and 2003 as for classes. */
export async function narrowToClass(
  actor: Actor,
  view: TaskView,
  classId: ClassId | undefined,
): Promise<TaskView> {
  if (!classId) return view;
  await loadManagedClass(actor, classId);
  if (!view.task.classIds.includes(classId)) throw noSuchClass();
  return { ...view, classIds: [classId] };
}
