import { DAY_MS } from '#shared/days.ts';
import { LIMITS } from '#shared/limits.ts';

/** Works that were removed before this instant can no longer be restored. */
export const trashedSince = (now: Date): string =>
  new Date(now.getTime() - LIMITS.trashDays * DAY_MS).toISOString();
