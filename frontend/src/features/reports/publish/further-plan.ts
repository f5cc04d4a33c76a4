import type { Plan } from '../queries.ts';

type Known = Pick<Plan, 'state' | 'done' | 'failed'>;

const isOver = ({ state }: Known): boolean => state === 'done' || state === 'cancelled';

/** Which of two answers about a plan is the later one: a step and a cancellation may come in either order. */
export function furtherPlan<P extends Known>(shown: P, next: P): P {
  if (isOver(shown) !== isOver(next)) return isOver(next) ? next : shown;
  return next.done + next.failed < shown.done + shown.failed ? shown : next;
}
