import type { TaskValue } from '#functions/domain/tasks/task.ts';
import type { TaskAnswerValue } from '#functions/domain/tasks/task-answer.ts';
import { LIMITS } from '#shared/limits.ts';
import type { HandInState } from '#shared/tasks.ts';

/** What handing in meets at a moment, for a student to whom the task is given. */
export function handInState(
  task: Pick<TaskValue, 'deadline' | 'late'>,
  answer: Pick<TaskAnswerValue, 'state' | 'handedIn' | 'extension'> | undefined,
  at: Date,
): Exclude<HandInState, 'gone'> {
  if (answer?.state === 'done') return 'reviewed';
  if ((answer?.handedIn.length ?? 0) >= LIMITS.handInsMax) return 'often';
  const deadline = answer?.extension || task.deadline;
  if (!deadline || at.toISOString() <= deadline) return 'open';
  // What was returned for another try can be handed in again.
  return task.late || answer?.state === 'returned' ? 'late' : 'over';
}
