/** The address of a school's own page: `/institutionDialog/<id>`, written by the server. */
export const SCHOOL_PAGE_PREFIX = '/institutionDialog/';

/** The call that answers it. */
export const SCHOOL_PAGE_CALL = '/api/school/page';

/** Parts of the page that a principal may leave out, in their order. */
export const SCHOOL_PAGE_CARDS = [
  'about',
  'lessons',
  'courses',
  'teachers',
  'works',
  'photos',
  'contact',
] as const;
export type SchoolPageCard = (typeof SCHOOL_PAGE_CARDS)[number];

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
} as const;
