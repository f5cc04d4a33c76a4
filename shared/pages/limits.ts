/** Limits of a school's own page. */
export const SCHOOL_PAGE_LIMITS = {
  works: 12,
  /** Newest works among which a principal chooses. */
  offeredWorks: 36,
  photos: 12,
  photoText: 60,
  courses: 20,
  ages: 20,
  courseText: 200,
  teachers: 24,
  teacherLine: 80,
  /** Classes in which children may try a lesson. */
  classes: 20,
  lessons: 24,
  /** Today is the first of them. */
  days: 14,
  /** How long the edge keeps the page. */
  seconds: 60,
  /** For how long the address with the time of a change gets past what the edge keeps. */
  changedSeconds: 300,
} as const;
