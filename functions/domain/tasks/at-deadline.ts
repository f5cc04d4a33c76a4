import { latestArrival, versionsAround } from '#functions/domain/works/version-at.ts';
import { type Work, works } from '#functions/domain/works/work.ts';
import { versionOf, type WorkVersion } from '#functions/domain/works/work-version.ts';
import type { Stored } from '#functions/platform/entity.ts';
import type { WorkId } from '#shared/ids.ts';
import type { DeadlineState } from '#shared/tasks/rules.ts';
import { deadlineOf, isHandedInBy, isOver, linkAt } from './answer-deadline.ts';
import { stateOf } from './states-at-deadline.ts';
import type { TaskValue } from './task.ts';
import type { TaskAnswer, TaskAnswerValue } from './task-answer.ts';

type Deadline = Pick<TaskValue, 'deadline'>;

/** A version that the deadline has frozen, or that arrived after it, with its work. */
export interface KeptWork {
  readonly work: Work;
  readonly version: Stored<WorkVersion>;
}

/** A version as an answer keeps it, with the names that things have then. */
export const toKept = ({ work, version }: KeptWork) => ({
  workId: work.id,
  version: version.no,
  title: work.title,
  kind: work.kind,
  name: version.name,
  bytes: version.bytes,
  contentType: version.contentType,
  key: version.key,
  thumbnail: version.thumbnail,
  at: version.at,
  madeAt: version.madeAt ?? '',
});

/** What was there when the deadline of an answer passed. Nothing runs then: it is derived from the times. */
export interface AtDeadline {
  readonly deadline: string;
  readonly state: DeadlineState;
  readonly kept?: KeptWork | undefined;
  readonly arrived?: KeptWork | undefined;
}

/** A project that was begun before the deadline, and of which the server heard for the first time after it. */
async function firstArrival(
  { schoolId, workId }: Pick<TaskAnswerValue, 'schoolId' | 'workId'>,
  deadline: string,
): Promise<KeptWork | undefined> {
  const work = workId ? await works.get({ schoolId, id: workId }) : undefined;
  if (!work || work.created <= deadline) return undefined;
  const version = await latestArrival(work, await versionOf(work, 1), deadline);
  return version && { work, version };
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
  const arrived = await latestArrival(work, next, deadline);
  return {
    deadline,
    state: stateOf(answer, work, deadline),
    kept: { work, version },
    arrived: arrived && { work, version: arrived },
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
