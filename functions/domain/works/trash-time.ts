import { LIMITS } from '#shared/limits.ts';

const DAY_MS = 86_400_000;

/** Works that were removed before this instant can no longer be restored. */
export const trashedSince = (now: Date): string =>
  new Date(now.getTime() - LIMITS.trashDays * DAY_MS).toISOString();
