/** Limits of the accounts of storage and traffic. */
export const USAGE_LIMITS = {
  /** Files from this size on are listed by size. */
  largeFileBytes: 4 * 1024 * 1024,
} as const;
