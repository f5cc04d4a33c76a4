import { DAY_MS } from '#shared/days.ts';
import { TASK_LIMITS } from './limits.ts';
import { type AnswerState, MISSING_STATES } from './rules.ts';

/** What tells how urgent a student's task is. */
export interface OwnTask {
  /** How far the student is; empty for staff. */
  readonly answer: AnswerState | '';
  /** The student's own; an instant, or empty for none. */
  readonly deadline: string;
  /** May be handed in after the deadline. */
  readonly late: boolean;
}

/**
 * Where a task stands for its student, the most urgent first: due by a deadline, past it but still to be handed
 * in, without a deadline, past it and closed, and handed in.
 */
const STANDS = ['due', 'late', 'free', 'over', 'settled'] as const;
export type TaskStand = (typeof STANDS)[number];

export function standOf({ answer, deadline, late }: OwnTask, now: number): TaskStand {
  if (answer === '' || !MISSING_STATES.includes(answer)) return 'settled';
  if (deadline === '') return 'free';
  if (Date.parse(deadline) > now) return 'due';
  // What was returned can be handed in again at any time.
  return late || answer === 'returned' ? 'late' : 'over';
}

/** Whether it can be handed in. */
export const isToDo = (task: OwnTask, now: number): boolean =>
  ['due', 'late', 'free'].includes(standOf(task, now));

/** Milliseconds between a deadline and now, whichever is first; 0 without a deadline. */
const distance = ({ deadline }: OwnTask, now: number): number =>
  deadline === '' ? 0 : Math.abs(Date.parse(deadline) - now);

/** A student's tasks, the nearest deadline first; those of one kind that have none stay in their order. */
export const orderOwnTasks = <T extends OwnTask>(tasks: readonly T[], now: number): readonly T[] =>
  tasks.toSorted((one, other) => {
    const [stand, others] = [standOf(one, now), standOf(other, now)];
    if (stand !== others) return STANDS.indexOf(stand) - STANDS.indexOf(others);
    return stand === 'settled' ? 0 : distance(one, now) - distance(other, now);
  });

/** The end of the days in which a deadline is near, from now on. */
export const soonUntil = (now: number): number => now + TASK_LIMITS.dueSoonDays * DAY_MS;

/**
 * What a student sees first: all that is due soon, and more of what is to be handed in up to a few. Bounded: what
 * is left of a very long list is told by its number, `toDo`.
 */
export function firstOwnTasks<T extends OwnTask>(tasks: readonly T[], now: number) {
  const toDo = orderOwnTasks(tasks, now).filter((task) => isToDo(task, now));
  const soon = toDo.filter(
    (task) => standOf(task, now) === 'due' && Date.parse(task.deadline) <= soonUntil(now),
  );
  const shown = Math.min(Math.max(soon.length, TASK_LIMITS.first), TASK_LIMITS.firstMax);
  return { first: toDo.slice(0, shown), toDo: toDo.length };
}
