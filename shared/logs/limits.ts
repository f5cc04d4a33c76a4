/** Limits of logs. */
export const LOG_LIMITS = {
  retentionDays: 400,
  pageMax: 50,
} as const;
