import { DEMO_PATH, DRAWN_PATHS } from '#shared/site/drawn-documents.ts';
import { screen, withSearch } from '../screen-address.ts';

/** Paths of signing in. */
export const signInPaths = {
  /** `from` is where to go afterwards; `school` is whose name and logo are shown. */
  signInWith: (search: { from?: string; school?: string | undefined }) =>
    withSearch(DRAWN_PATHS.signIn, search),
  signInHeader: '/loginHeader',
  demo: DEMO_PATH,
  card: screen('/card/:token', (token: string) => [{ token }]),
} as const;
