/** Limits of the page of a child for the family. */
export const PARENT_LIMITS = {
  /** The page of a child for the family: days ahead, lessons to come, lessons of late, works at a time. */
  daysAhead: 21,
  lessonsMax: 12,
  recordsMax: 8,
  worksMax: 12,
} as const;
