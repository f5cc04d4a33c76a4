import type { Shift } from '#functions/platform/work-off.ts';

const HOUR_MS = 3_600_000;

/** A run of scheduled work whose clock stands still, with more time than it needs. */
export const shiftAt = (at = new Date()): Shift => ({
  now: () => at,
  until: new Date(at.getTime() + HOUR_MS),
});
