import type { JobDto } from '#shared/jobs/fields.ts';

type Known = Pick<JobDto, 'state' | 'done' | 'failed'>;

const isOver = ({ state }: Known): boolean => state === 'done' || state === 'cancelled';

/** Which of two answers about a job is the later one: a step and a cancellation may come in either order. */
export function furtherJob<J extends Known>(shown: J, next: J): J {
  if (isOver(shown) !== isOver(next)) return isOver(next) ? next : shown;
  return next.done + next.failed < shown.done + shown.failed ? shown : next;
}
