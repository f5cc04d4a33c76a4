import * as z from 'zod';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { linksWith } from '#functions/domain/tasks/answer-deadline.ts';
import type { Task } from '#functions/domain/tasks/task.ts';
import {
  type HandedIn,
  isWaiting,
  noAnswer,
  type TaskAnswer,
  taskAnswers,
  writingAnswer,
} from '#functions/domain/tasks/task-answer.ts';
import { loadGivenTask, loadTask } from '#functions/domain/tasks/task-scope.ts';
import { answeringTask } from '#functions/domain/works/answering-task.ts';
import { freezingVersion } from '#functions/domain/works/reuse-version.ts';
import { loadOwnWork, noSuchWork } from '#functions/domain/works/see-work.ts';
import type { WorkValue } from '#functions/domain/works/work.ts';
import { versionOf, type WorkVersion } from '#functions/domain/works/work-version.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';
import { toHandedInDto, toSubmissionDto } from './answer-dtos.ts';
import { handInState, requireKind } from './hand-in-rules.ts';

type Submit = UseCase<typeof contract.endpoints.submit>;
type SubmitInput = Parameters<Submit>[1];
interface Submitted {
  readonly task: Task;
  readonly answer: TaskAnswer;
  readonly at: number;
}

/** Whether a hand-in is late. Throws -1 when it is too late, reviewed already, or repeated too often. */
function isLate(task: Task, answer: TaskAnswer | undefined, arrived: Date): boolean {
  const state = handInState(task, answer, arrived);
  if (state === 'reviewed') throw new CallError(CODE.wait, { reason: 'tasks.reviewed' });
  if (state === 'over') throw new CallError(CODE.wait, { reason: 'tasks.deadlinePassed' });
  if (state === 'often')
    throw new CallError(CODE.wait, {
      reason: 'tasks.tooOften',
      params: { count: TASK_LIMITS.handInsMax },
    });
  return state === 'late';
}

const isSameSubmission = (input: SubmitInput, last: HandedIn | undefined): boolean =>
  last?.workId === input.work_id && last.version === input.version && last.words === input.words;

const toHandedIn = (
  { id: workId, title, kind }: WorkValue,
  { no, bytes, contentType, name, key, thumbnail }: WorkVersion,
  said: Pick<HandedIn, 'at' | 'late' | 'words'>,
): HandedIn => ({
  workId,
  version: no,
  title,
  kind,
  name,
  bytes,
  contentType,
  key,
  thumbnail,
  ...said,
});

/** Which of the task's hand-ins a request has made. */
const SubmissionNumber = z.object({ at: z.number().int() });

const answerKey = ({ schoolId, userId }: Actor, { task_id: taskId }: SubmitInput) => ({
  schoolId,
  taskId,
  userId,
});

async function find(actor: Actor, input: SubmitInput, at: number): Promise<Submitted> {
  const [task, answer] = await Promise.all([
    loadTask(actor, input.task_id),
    taskAnswers.get(answerKey(actor, input), { consistent: true }),
  ]);
  if (!answer) throw noSuchWork();
  return { task, answer, at };
}

async function write(
  actor: Actor,
  input: SubmitInput,
  recording: Recording<{ at: number }>,
  arrived: Date,
): Promise<Submitted> {
  const key = answerKey(actor, input);
  const found = await taskAnswers.get(key, { consistent: true });
  const task = await loadGivenTask(actor, input.task_id, arrived);
  const last = (found?.handedIn.length ?? 0) - 1;
  if (found && isWaiting(found.state) && isSameSubmission(input, found.handedIn[last]))
    return { task, answer: found, at: last };
  const late = isLate(task, found, arrived);
  const work = await loadOwnWork(actor, input.work_id);
  requireKind(task, work.kind);
  const version = await versionOf(work, input.version);
  if (!version) throw noSuchWork();
  const handedIn = toHandedIn(work, version, {
    at: arrived.toISOString(),
    late,
    words: input.words,
  });
  const before = found ?? { ...noAnswer(key), rev: 0 };
  const after = {
    ...before,
    state: late ? ('late' as const) : ('handed_in' as const),
    workId: work.id,
    links: [...linksWith(task, before, work.id, arrived)],
    handedIn: [...before.handedIn, handedIn],
    openedAt: before.openedAt || arrived.toISOString(),
  };
  const at = before.handedIn.length;
  await transact([
    ...recording({ at }, arrived),
    ...writingAnswer(found, after),
    ...freezingVersion(version),
    ...answeringTask(work, task.id),
  ]);
  return { task, answer: { ...after, rev: before.rev + 1 }, at };
}

/**
 * Hands in a version of an own work. The deadline is compared with the time when the request arrived, by the
 * server's clock.
 */
export const submitWork: Submit = async (actor, input, deps) => {
  const arrived = deps.now();
  const { task, answer, at } = await once(requestOf(actor, 'task.submit', input), {
    made: SubmissionNumber,
    find: (made) => find(actor, input, made.at),
    make: (recording) => retryWrite(() => write(actor, input, recording, arrived)),
  });
  const confirmed = answer.handedIn[at];
  if (!confirmed) throw new TypeError('a hand-in that is not there');
  return {
    ...(await toSubmissionDto(task, actor.user, answer, arrived)),
    confirmed: await toHandedInDto(confirmed, arrived),
  };
};
