/** In the address instead of a student: whoever waits longest. */
export const NEXT = 'next';

/**
 * The answers of one sitting: those that waited when it began, with the one that it began with, and what was
 * found since. Nothing leaves it, so that one can always go back.
 */
export function orderOf(
  began: string,
  waiting: readonly string[],
  further: readonly string[],
): string[] {
  const first = began === NEXT || waiting.includes(began) ? [] : [began];
  return [...new Set([...first, ...waiting, ...further])];
}

/** The next one that is still to be reviewed: after this one, else from the beginning. */
export function nextToReview(
  order: readonly string[],
  current: string,
  reviewed: ReadonlySet<string>,
): string | undefined {
  const at = order.indexOf(current);
  const round = [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))];
  return round.find((id) => id !== current && !reviewed.has(id));
}
