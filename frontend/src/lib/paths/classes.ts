import type { ClassId } from '#shared/ids.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { type Search, screen, withSearch } from '../screen-address.ts';

/** Paths of the screens of classes. */
export const classPaths = {
  classRoom: screen(
    '/classMan/classRoom/:id',
    /** Further parameters are those of the period that the statistics are of. */
    (id: ClassId, search: { tab?: 'statistics' } & Search = {}) => [{ id }, search],
  ),
  classCalendar: (id: ClassId) =>
    withSearch(MENU_PATHS.calendar, { show: 'class', id, view: 'month' }),
} as const;
