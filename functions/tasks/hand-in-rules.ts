import type { TaskValue } from '#functions/domain/tasks/task.ts';
import type { TaskAnswerValue } from '#functions/domain/tasks/task-answer.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';
import type { HandInState } from '#shared/tasks/rules.ts';
import type { WorkKind } from '#shared/works/rules.ts';

/** Whether a student to whom the task is given can hand in at a moment. */
export function handInState(
  task: Pick<TaskValue, 'deadline' | 'late'>,
  answer: Pick<TaskAnswerValue, 'state' | 'handedIn' | 'extension'> | undefined,
  at: Date,
): Exclude<HandInState, 'gone'> {
  if (answer?.state === 'done') return 'reviewed';
  if ((answer?.handedIn.length ?? 0) >= TASK_LIMITS.handInsMax) return 'often';
  const deadline = answer?.extension || task.deadline;
  if (!deadline || at.toISOString() <= deadline) return 'open';
  // A returned answer can be handed in again.
  return task.late || answer?.state === 'returned' ? 'late' : 'over';
}

/** Throws -1 for a work of a kind that the task does not ask for. */
export function requireKind({ kind }: TaskValue, work: WorkKind): void {
  const isUpload = work !== 'scratch';
  if (kind === 'any' || kind === work || (kind === 'upload' && isUpload)) return;
  throw new CallError(CODE.wait, { reason: 'tasks.wrongKind' });
}
