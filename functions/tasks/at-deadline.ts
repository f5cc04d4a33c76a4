import {
  deadlineOf,
  isHandedInBy,
  isOver,
  linkAt,
} from '#functions/domain/tasks/answer-deadline.ts';
import type { TaskValue } from '#functions/domain/tasks/task.ts';
import type { TaskAnswer, TaskAnswerValue } from '#functions/domain/tasks/task-answer.ts';
import { isLateArrival, versionsAround } from '#functions/domain/works/version-at.ts';
import { type Work, type WorkValue, works } from '#functions/domain/works/work.ts';
import { versionOf, type WorkVersion } from '#functions/domain/works/work-version.ts';
import type { Stored } from '#functions/platform/entity.ts';
import type { SchoolId, WorkId } from '#shared/ids.ts';
import type { DeadlineState } from '#shared/tasks.ts';

type Deadline = Pick<TaskValue, 'deadline'>;

/** A version that the deadline has frozen, or that arrived after it, with its work. */
export interface KeptWork {
  readonly work: Work;
  readonly version: Stored<WorkVersion>;
}

/** What was there when the deadline of an answer passed. Nothing runs then: it is derived from the times. */
export interface AtDeadline {
  readonly deadline: string;
  readonly state: DeadlineState;
  readonly kept?: KeptWork | undefined;
  readonly arrived?: KeptWork | undefined;
}

/** The work that counts at the deadline, of an answer that was not handed in by then. */
function workAsked(answer: TaskAnswer | undefined, deadline: string): WorkId | undefined {
  if (!answer || isHandedInBy(answer, deadline)) return undefined;
  return linkAt(answer, deadline);
}

/** Made of a template, and not changed until an instant. */
const isUntouched = ({ taskId, version, begunAt = '' }: WorkValue, instant: string): boolean =>
  taskId !== '' && (version === 1 || begunAt > instant);

function stateOf(
  answer: TaskAnswer | undefined,
  work: Work | undefined,
  deadline: string,
): DeadlineState {
  if (answer && isHandedInBy(answer, deadline)) return 'handed_in';
  // A work is gone when it has been deleted from the trash.
  if (!work || work.created > deadline) return 'nothing';
  return isUntouched(work, deadline) ? 'template' : 'work';
}

/**
 * What each answer was when its deadline passed, empty where it has not. Answers come in the order of the
 * students; reads one work for each that was not handed in.
 */
export async function statesAtDeadline(
  task: Deadline & { readonly schoolId: SchoolId },
  answers: readonly (TaskAnswer | undefined)[],
  now: Date,
): Promise<(DeadlineState | '')[]> {
  const asked = answers.map((answer) => {
    const deadline = deadlineOf(task, answer);
    const over = isOver(deadline, now);
    return { answer, deadline, over, workId: over ? workAsked(answer, deadline) : undefined };
  });
  const ids = [...new Set(asked.flatMap(({ workId }) => workId ?? []))];
  const found = await works.getMany(ids.map((id) => ({ schoolId: task.schoolId, id })));
  const byId = new Map(ids.map((id, index) => [id, found[index]]));
  return asked.map(({ answer, deadline, over, workId }) =>
    over ? stateOf(answer, workId && byId.get(workId), deadline) : '',
  );
}

export const stateAtDeadline = async (
  task: Deadline & { readonly schoolId: SchoolId },
  answer: TaskAnswer | undefined,
  now: Date,
): Promise<DeadlineState | ''> => (await statesAtDeadline(task, [answer], now))[0] ?? '';

/** A project that was begun before the deadline, and of which the server heard for the first time after it. */
async function firstArrival(
  { schoolId, workId }: Pick<TaskAnswerValue, 'schoolId' | 'workId'>,
  deadline: string,
): Promise<KeptWork | undefined> {
  const work = workId ? await works.get({ schoolId, id: workId }) : undefined;
  if (!work || work.created <= deadline) return undefined;
  const version = await versionOf(work, 1);
  return version && isLateArrival(version, deadline) ? { work, version } : undefined;
}

async function loadKept(
  answer: TaskAnswer,
  workId: WorkId | undefined,
  deadline: string,
): Promise<AtDeadline> {
  const id = workId && { schoolId: answer.schoolId, id: workId };
  // Also from the trash: removing a work takes nothing from the answer while the work is kept.
  const work = id && (await works.get(id));
  const around = work && (await versionsAround(work, deadline));
  if (!work || !around?.version)
    return { deadline, state: 'nothing', arrived: await firstArrival(answer, deadline) };
  const { version, next } = around;
  return {
    deadline,
    state: stateOf(answer, work, deadline),
    kept: { work, version },
    arrived: next && isLateArrival(next, deadline) ? { work, version: next } : undefined,
  };
}

/** The same of one answer with its versions; undefined until the deadline has passed. */
export async function loadAtDeadline(
  task: Deadline,
  answer: TaskAnswer | undefined,
  now: Date,
): Promise<AtDeadline | undefined> {
  const deadline = deadlineOf(task, answer);
  if (!isOver(deadline, now)) return undefined;
  if (!answer) return { deadline, state: 'nothing' };
  if (isHandedInBy(answer, deadline)) return { deadline, state: 'handed_in' };
  return loadKept(answer, linkAt(answer, deadline), deadline);
}
