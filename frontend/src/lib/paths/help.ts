import type { HelpTopicId } from '#shared/help/topics.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { withSearch } from '../screen-address.ts';

/** Search parameters of the help. */
export const HELP_SEARCH = { topic: 'topic' } as const;

/** Paths of the screens of help. */
export const helpPaths = {
  /** The help for visitors, who are not signed in. */
  helpDocs: '/helpDocs',
  /** The help at a topic. */
  helpOn: (topic: HelpTopicId | null | undefined) =>
    withSearch(MENU_PATHS.help, { [HELP_SEARCH.topic]: topic }),
} as const;
