import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Task, Template } from '#functions/domain/tasks/task.ts';
import {
  noAnswer,
  type TaskAnswer,
  type TaskAnswerValue,
  taskAnswers,
  writingAnswer,
} from '#functions/domain/tasks/task-answer.ts';
import { copyingWork } from '#functions/domain/works/reuse-version.ts';
import { loadOwnWork } from '#functions/domain/works/see-work.ts';
import type { WorkVersion } from '#functions/domain/works/work-version.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { untilWritten } from '#functions/platform/until-written.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { tasks as contract } from '#shared/contracts/tasks.ts';
import { submissionOf } from './answer-dtos.ts';
import { requireKind } from './kinds.ts';
import { loadText } from './task-dtos.ts';
import { isGiven, loadSeenTask } from './task-scope.ts';

type Open = UseCase<typeof contract.endpoints.open>;
type Wish = Parameters<Open>[1];

/** The file of the template, as a version to begin with. */
const toVersion = (task: Task, { workId, version: no, ...file }: Template): WorkVersion => {
  const { key, bytes, contentType, name, thumbnail } = file;
  const { schoolId, author: by, created: at } = task;
  const said = { base: 0, at, by, device: '', label: 'template' as const, note: '' };
  return { schoolId, workId, no, ...said, key, bytes, contentType, name, thumbnail };
};

interface Begun {
  readonly workId: TaskAnswerValue['workId'];
  readonly writes: readonly TransactWrite[];
}

/** The work that the task is answered with: the one that is named, or a copy of the template, made once. */
async function begin(
  actor: Actor,
  task: Task,
  wish: Wish,
  before: TaskAnswer | undefined,
  now: Date,
): Promise<Begun> {
  const kept = { workId: before?.workId ?? '', writes: [] } as const;
  if (wish.work_id) {
    const work = await loadOwnWork(actor, wish.work_id);
    requireKind(task, work.kind);
    return { workId: work.id, writes: [] };
  }
  if (!wish.start || kept.workId) return kept;
  const { template } = await loadText(task);
  if (!template) return kept;
  const made = { title: task.title, taskId: task.id, label: 'template', now } as const;
  const { work, writes } = copyingWork(actor, { kind: 'scratch' }, toVersion(task, template), made);
  return { workId: work.id, writes };
}

function stateOf({ state }: TaskAnswerValue, workId: string): TaskAnswerValue['state'] {
  if (state === 'opened' || state === 'new') return workId ? 'working' : 'opened';
  return state;
}

/** Marks a task opened, and makes or names the work for it; whatever is so already stays so. */
export const openTask: Open = (actor, wish, deps) =>
  untilWritten(async () => {
    const now = deps.now();
    const task = await loadSeenTask(actor, wish.task_id, now);
    const { schoolId, userId } = actor;
    const key = { schoolId, taskId: task.id, userId };
    const answer = await taskAnswers.get(key, { consistent: true });
    if (!isGiven(task, actor, now)) return submissionOf(task, actor.user, answer, now);
    const { workId, writes } = await begin(actor, task, wish, answer, now);
    const before = answer ?? { ...noAnswer(key), rev: 0 };
    const state = stateOf(before, workId);
    if (state === before.state && workId === before.workId)
      return submissionOf(task, actor.user, answer, now);
    const after = { ...before, state, workId, openedAt: before.openedAt || now.toISOString() };
    await transact([...writingAnswer(answer, after), ...writes]);
    return submissionOf(task, actor.user, { ...after, rev: before.rev + 1 }, now);
  });
