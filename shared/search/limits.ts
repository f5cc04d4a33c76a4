/** Limits of the search of a whole school. */
export const SEARCH_LIMITS = {
  /** Of each kind in an answer to a search of the whole school. */
  results: 5,
} as const;
