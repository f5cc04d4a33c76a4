/** Limits of analyses. */
export const ANALYSIS_LIMITS = {
  /** Longest period of an analysis, in months; it can end so many months ago. */
  monthsMax: 12,
  backMax: 24,
  pageMax: 30,
  /** Months that are foreseen, the current one included. */
  aheadMax: 13,
  /** Months that are soon: the current one and those after it, or those after one that is over. */
  soonMonths: 3,
  /** Kinds of course in one answer: each has two years of months. */
  coursesMax: 10,
} as const;
