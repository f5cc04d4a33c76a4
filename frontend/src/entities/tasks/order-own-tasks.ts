import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { MISSING_STATES } from '#shared/tasks.ts';

type OwnTask = Pick<TaskDto, 'answer' | 'deadline'>;

/** Whether the student has something to hand in. */
export const isOpen = ({ answer }: OwnTask): boolean =>
  answer !== '' && MISSING_STATES.includes(answer);

/** Due soon, without a deadline, overdue, and settled. */
function rankOf(task: OwnTask, now: number): number {
  if (!isOpen(task)) return 3;
  if (task.deadline === '') return 1;
  return Date.parse(task.deadline) > now ? 0 : 2;
}

/** A student's tasks, what is due next first; those of one kind stay the newest first. */
export const orderOwnTasks = <T extends OwnTask>(tasks: readonly T[], now: number): readonly T[] =>
  tasks.toSorted((one, other) => {
    const rank = rankOf(one, now);
    const others = rankOf(other, now);
    if (rank !== others) return rank - others;
    return rank === 0 ? Date.parse(one.deadline) - Date.parse(other.deadline) : 0;
  });
