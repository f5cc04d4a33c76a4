import { MENU_PATHS } from '#shared/menu-paths.ts';
import { withSearch } from '../screen-address.ts';

/** Search parameters of the help: a topic, or the pattern of the screen from which it was opened. */
export const HELP_SEARCH = { topic: 'topic', screen: 'screen' } as const;

/** Paths of the screens of help. */
export const helpPaths = {
  /** The help for visitors, who are not signed in. */
  helpDocs: '/helpDocs',
  /** The help at what it says of a screen, given by its pattern. */
  helpFor: (screen: string | undefined) =>
    withSearch(MENU_PATHS.help, { [HELP_SEARCH.screen]: screen }),
} as const;
