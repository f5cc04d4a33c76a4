import type { Actor } from '#functions/domain/sessions/actor.ts';
import { linksWith } from '#functions/domain/tasks/answer-deadline.ts';
import type { Task, Template } from '#functions/domain/tasks/task.ts';
import {
  noAnswer,
  type TaskAnswer,
  type TaskAnswerValue,
  taskAnswers,
  writingAnswer,
} from '#functions/domain/tasks/task-answer.ts';
import { loadText } from '#functions/domain/tasks/task-dtos.ts';
import { isGiven, loadVisibleTask } from '#functions/domain/tasks/task-scope.ts';
import { answeringTask } from '#functions/domain/works/answering-task.ts';
import { copyingWork } from '#functions/domain/works/reuse-version.ts';
import { loadOwnWork } from '#functions/domain/works/see-work.ts';
import type { Work } from '#functions/domain/works/work.ts';
import { versionOf, type WorkVersion } from '#functions/domain/works/work-version.ts';
import { haveSameContent } from '#functions/platform/object-keys.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';
import { toSubmissionDto } from './answer-dtos.ts';
import { requireKind } from './hand-in-rules.ts';

type Open = UseCase<typeof contract.endpoints.open>;
type OpenInput = Parameters<Open>[1];

/** The template as a version that can be copied. */
const toVersion = (task: Task, { workId, version: no, ...file }: Template): WorkVersion => {
  const { key, bytes, contentType, name, thumbnail } = file;
  const { schoolId, author: by, created: at } = task;
  const meta = { base: 0, at, by, device: '', label: 'template' as const, note: '' };
  const version = { schoolId, workId, no, ...meta, pinned: false };
  return { ...version, key, bytes, contentType, name, thumbnail };
};

interface AnswerWork {
  readonly workId: TaskAnswerValue['workId'];
  readonly writes: readonly TransactWrite[];
}

/** A device without a network begins with the template that it keeps, and sends it as a new work. */
async function isTemplate(task: Task, { schoolId, id, version, taskId }: Work): Promise<boolean> {
  if (version !== 1 || taskId !== '') return false;
  const { template } = await loadText(task);
  if (!template) return false;
  const first = await versionOf({ schoolId, id }, 1);
  return first !== undefined && haveSameContent(first.key, template.key);
}

/** The work that answers the task: the requested one, or a copy of the template, which is made once. */
async function begin(
  actor: Actor,
  task: Task,
  input: OpenInput,
  before: TaskAnswer | undefined,
  now: Date,
): Promise<AnswerWork> {
  const kept = { workId: before?.workId ?? '', writes: [] } as const;
  if (input.work_id) {
    const work = await loadOwnWork(actor, input.work_id);
    requireKind(task, work.kind);
    return { workId: work.id, writes: answeringTask(work, task.id, await isTemplate(task, work)) };
  }
  if (!input.start || kept.workId) return kept;
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

/** Marks a task as opened, and sets the work that answers it. Repeated, it changes nothing. */
export const openTask: Open = (actor, input, deps) =>
  retryWrite(async () => {
    const now = deps.now();
    const task = await loadVisibleTask(actor, input.task_id, now);
    const { schoolId, userId } = actor;
    const key = { schoolId, taskId: task.id, userId };
    const answer = await taskAnswers.get(key, { consistent: true });
    if (!isGiven(task, actor, now)) return toSubmissionDto(task, actor.user, answer, now);
    const { workId, writes } = await begin(actor, task, input, answer, now);
    const before = answer ?? { ...noAnswer(key), rev: 0 };
    const state = stateOf(before, workId);
    if (state === before.state && workId === before.workId && writes.length === 0)
      return toSubmissionDto(task, actor.user, answer, now);
    const openedAt = before.openedAt || now.toISOString();
    const links = workId ? { links: [...linksWith(task, before, workId, now)] } : {};
    const after = { ...before, state, workId, ...links, openedAt };
    await transact([...writingAnswer(answer, after), ...writes]);
    return toSubmissionDto(task, actor.user, { ...after, rev: before.rev + 1 }, now);
  });
