/** Limits of calendar feeds. */
export const FEED_LIMITS = {
  /** Days of a calendar feed, back and ahead, and lessons in it at most. */
  backDays: 60,
  aheadDays: 180,
  lessonsMax: 1500,
} as const;
