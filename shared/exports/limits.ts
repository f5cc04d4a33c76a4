/** Limits of exports of whole schools and tasks. */
export const EXPORT_LIMITS = {
  /** Days for which the archives of a school's export can be fetched. */
  days: 7,
  /** The works of a task that are being put together go on so long; later they are put together anew. */
  taskMinutes: 60,
} as const;
