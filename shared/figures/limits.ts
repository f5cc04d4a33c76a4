/** Limits of statistics. */
export const FIGURE_LIMITS = {
  /** Longest period of statistics, in days. */
  daysMax: 366,
  pageMax: 50,
} as const;
