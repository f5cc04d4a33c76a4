import { MENU_PATHS } from '#shared/menu-paths.ts';

/**
 * Pages for visitors that look the same for all of them: the build draws them, so that they are seen before the
 * scripts have run.
 */
export const DRAWN_PATHS = {
  signIn: '/login',
  operatorSignIn: '/admin/login',
  forgottenPassword: '/forgotPassword',
  register: '/register',
  join: '/join',
} as const;

/** Where visitors choose as whom to look around the demo school. */
export const DEMO_PATH = '/demo';

/** With the id of a school the page of a call-back is that school's own form for families, which nobody has drawn. */
export const SCHOOL_SEARCH = 'school';

/** Homes: their documents begin to load what they need. */
export const HOME_PATHS: readonly string[] = [
  MENU_PATHS.staffHome,
  MENU_PATHS.studentHome,
  MENU_PATHS.liveHome,
  MENU_PATHS.platformHome,
];

/** Addresses with a document of their own in each language; all others share one. */
export const DOCUMENT_PATHS: readonly string[] = HOME_PATHS.concat(Object.values(DRAWN_PATHS));

/** Where the build keeps the documents, in a folder for each language. */
export const DOCUMENTS = '/documents';

/** The document of every other address; no screen is called like that. */
export const OTHER_DOCUMENT = '/other.document';
