import { MENU_PATHS } from '#shared/menu-paths.ts';
import { DRAWN_PATHS } from '#shared/site/drawn-documents.ts';
import { nounPaths } from './paths/nouns.generated.ts';

/** The path of every screen, those of each noun from its file in `paths/`. No other module writes paths out. */
export const paths = {
  ...MENU_PATHS,
  ...DRAWN_PATHS,
  error: '/error',
  ...nounPaths,
} as const;

/** The whole address of a path, for codes and links that are opened elsewhere. */
export const absolute = (path: string): string => location.origin + path;
