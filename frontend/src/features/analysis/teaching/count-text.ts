import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';

/** A number of missing records, which are counted up to a limit. */
export const countText = (count: number): string =>
  count < TEACHING_LIMITS.missingCountMax
    ? String(count)
    : `${TEACHING_LIMITS.missingCountMax - 1}+`;
