/** All pages of the help in a language; written by `frontend/build/help`. */
declare module 'virtual:help/*' {
  import type { HelpPage } from './page.ts';

  export const pages: readonly HelpPage[];
}
