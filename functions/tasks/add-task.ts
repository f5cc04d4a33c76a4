import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { type TaskValue, tasks, taskTexts } from '#functions/domain/tasks/task.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import {
  contentOf,
  findRequest,
  recordingRequest,
  requireSame,
} from '#functions/request/request-record.ts';
import type { tasks as contract } from '#shared/contracts/tasks.ts';
import { newId, TaskId } from '#shared/ids.ts';
import { editedValues, logged } from './edited-task.ts';
import { loadText, toTaskDto } from './task-dtos.ts';
import { resolveShown, usingShown } from './task-objects.ts';
import { loadTask, loadTaskView } from './task-scope.ts';

type Add = UseCase<typeof contract.endpoints.add>;
type Wish = Parameters<Add>[1];

async function madeBefore(actor: Actor, key: string, content: string) {
  const made = await findRequest(schoolPrefix(actor.schoolId), key);
  if (!made) return undefined;
  requireSame(made['content'], content);
  return loadTask(actor, TaskId.parse(made['id']));
}

async function write(
  actor: Actor,
  wish: Wish,
  request: { key: string; content: string },
  now: Date,
) {
  const { schoolId, userId: author } = actor;
  const copied = wish.copy_of && (await loadTaskView(actor, wish.copy_of)).task;
  const shown = await resolveShown(actor, wish, copied && (await loadText(copied)));
  const id = newId('task', now.getTime());
  const task: TaskValue = {
    id,
    schoolId,
    author,
    ...editedValues(wish, shown),
    state: 'draft',
    releaseAt: '',
    classIds: [],
    studentIds: [],
    created: now.toISOString(),
  };
  await transact([
    ...tasks.creating(task, task),
    ...taskTexts.creating(task, { schoolId, taskId: id, ...shown }),
    ...usingShown(actor, undefined, shown).writes,
    ...recordingRequest(schoolPrefix(schoolId), request.key, { id, content: request.content }, now),
    ...loggingOperation({ ...actor, now }, 'task.add', { id, after: logged(task) }),
  ]);
  return { ...task, rev: 1 };
}

/** Writes a task, a draft at first; the same request makes one task only. */
export const addTask: Add = async (actor, wish, deps) => {
  const now = deps.now();
  const request = { key: `task:${actor.userId}:${wish.request_key}`, content: contentOf(wish) };
  const before = await madeBefore(actor, request.key, request.content);
  if (before) return { task: await toTaskDto(actor, before, now) };
  try {
    return { task: await toTaskDto(actor, await write(actor, wish, request, now), now) };
  } catch (error) {
    // The same request at the same time.
    const other = await madeBefore(actor, request.key, request.content);
    if (!other) throw error;
    return { task: await toTaskDto(actor, other, now) };
  }
};
