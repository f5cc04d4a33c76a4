import { MENU_PATHS } from '#shared/menu-paths.ts';
import { withSearch } from '../screen-address.ts';

/** Paths of the screens of teachers. */
export const teacherPaths = {
  /** The list of teachers, with those of a name. */
  teacherNamed: (q: string) => withSearch(MENU_PATHS.teachers, { q }),
} as const;
