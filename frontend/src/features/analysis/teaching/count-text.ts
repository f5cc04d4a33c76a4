import { LIMITS } from '#shared/limits.ts';

/** A number of missing records, which are counted up to a limit. */
export const countText = (count: number): string =>
  count < LIMITS.missingCountMax ? String(count) : `${LIMITS.missingCountMax - 1}+`;
