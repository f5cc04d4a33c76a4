import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadTaskView, narrowToClass, type TaskView } from '#functions/domain/tasks/task-scope.ts';
import type { Input } from '#shared/endpoint.ts';
import type { exports } from '#shared/exports/contract.ts';
import type { TaskExportKey } from './task-export.ts';

type OfTask = Input<typeof exports.endpoints.beginTask>;

/** What the caller sees of the task, and the export of it that the caller has. Throws 2003 and 2004. */
export async function loadScope(
  actor: Actor,
  { task_id, class_id }: OfTask,
): Promise<{ readonly view: TaskView; readonly key: TaskExportKey }> {
  const { schoolId, userId: by } = actor;
  const view = await narrowToClass(actor, await loadTaskView(actor, task_id), class_id);
  return { view, key: { schoolId, taskId: task_id, classId: class_id ?? '', by } };
}
