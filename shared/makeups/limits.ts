/** Limits of makeup rights. */
export const MAKEUP_LIMITS = {
  /** Days before its last one from which an expiring right to make a lesson up is announced. */
  soonDays: 7,
} as const;

/** More missed lessons than a student has in a term. */
export const MAKEUPS_SHOWN = 50;
