import { SCHOOL_PAGE_LIMITS } from './limits.ts';
/** The address of a school's own page: `/institutionDialog/<id>`, written by the server. */
export const SCHOOL_PAGE_PREFIX = '/institutionDialog/';

/** The call that answers it. */
export const SCHOOL_PAGE_CALL = '/api/school/page';

/** In the query of the address for who has just changed the page: when, in seconds. */
export const SCHOOL_PAGE_CHANGED = 'changed';

/** The query for who changed the page at this time. */
export const changedAt = (at: number): string => `?${SCHOOL_PAGE_CHANGED}=${Math.floor(at / 1000)}`;

/**
 * Whether the edge keeps an answer of its own for who changed the page. Only times of now are taken, by clocks that may
 * be wrong by some minutes: else strangers would make it ask for a new answer with every number they think of.
 */
export const isJustChanged = (changed: string | undefined, now: number): changed is string =>
  changed !== undefined &&
  /^\d{10}$/.test(changed) &&
  Math.abs(now / 1000 - Number(changed)) < SCHOOL_PAGE_LIMITS.changedSeconds;

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
