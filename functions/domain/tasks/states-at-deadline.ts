import { type Work, type WorkValue, works } from '#functions/domain/works/work.ts';
import type { SchoolId, WorkId } from '#shared/ids.ts';
import type { DeadlineState } from '#shared/tasks/rules.ts';
import { deadlineOf, isHandedInBy, isOver, linkAt } from './answer-deadline.ts';
import type { TaskValue } from './task.ts';
import type { TaskAnswer } from './task-answer.ts';

/** The work that counts at the deadline, of an answer that was not handed in by then. */
function workAsked(answer: TaskAnswer | undefined, deadline: string): WorkId | undefined {
  if (!answer || isHandedInBy(answer, deadline)) return undefined;
  return linkAt(answer, deadline);
}

/** Made of a template, and not changed until an instant. */
const isUntouched = ({ taskId, version, begunAt = '' }: WorkValue, instant: string): boolean =>
  taskId !== '' && (version === 1 || begunAt > instant);

export function stateOf(
  answer: TaskAnswer | undefined,
  work: Work | undefined,
  deadline: string,
): DeadlineState {
  if (answer && isHandedInBy(answer, deadline)) return 'handed_in';
  // A work is gone when it has been deleted from the trash.
  if (!work || work.created > deadline) return 'nothing';
  return isUntouched(work, deadline) ? 'template' : 'work';
}

interface Given {
  readonly task: Pick<TaskValue, 'deadline'>;
  readonly answer: TaskAnswer | undefined;
}

/**
 * What each answer of a school was when its deadline passed, empty where it has not. Reads one work for each that
 * was not handed in.
 */
export async function statesAtDeadline(
  schoolId: SchoolId,
  given: readonly Given[],
  now: Date,
): Promise<(DeadlineState | '')[]> {
  const asked = given.map(({ task, answer }) => {
    const deadline = deadlineOf(task, answer);
    const over = isOver(deadline, now);
    return { answer, deadline, over, workId: over ? workAsked(answer, deadline) : undefined };
  });
  const ids = [...new Set(asked.flatMap(({ workId }) => workId ?? []))];
  const found = await works.getMany(ids.map((id) => ({ schoolId, id })));
  const byId = new Map(ids.map((id, index) => [id, found[index]]));
  return asked.map(({ answer, deadline, over, workId }) =>
    over ? stateOf(answer, workId && byId.get(workId), deadline) : '',
  );
}

export const stateAtDeadline = async (
  task: Given['task'] & { readonly schoolId: SchoolId },
  answer: TaskAnswer | undefined,
  now: Date,
): Promise<DeadlineState | ''> =>
  (await statesAtDeadline(task.schoolId, [{ task, answer }], now))[0] ?? '';
