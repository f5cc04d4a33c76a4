/** In the address instead of a student: the student who has waited longest. */
export const NEXT = 'next';

/**
 * The answers of one review session: the one it was opened with, those that waited then, and those found
 * since. None is removed, so that the reviewer can always go back.
 */
export function orderOf(
  opened: string,
  waiting: readonly string[],
  further: readonly string[],
): string[] {
  const first = opened === NEXT || waiting.includes(opened) ? [] : [opened];
  return [...new Set([...first, ...waiting, ...further])];
}

/** The next answer to review: after the current one, else from the start. */
export function nextToReview(
  order: readonly string[],
  current: string,
  reviewed: ReadonlySet<string>,
): string | undefined {
  const at = order.indexOf(current);
  const round = [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))];
  return round.find((id) => id !== current && !reviewed.has(id));
}
