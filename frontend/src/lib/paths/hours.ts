import type { CourseId, StudentId } from '#shared/ids.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { screen, withSearch } from '../screen-address.ts';

/** Search parameters of the screens of hours, which links set and the screens read. */
export const HOURS_SEARCH = { account: 'account', state: 'state', course: 'course' } as const;

/** Paths of the screens of hours. */
export const hourPaths = {
  makeups: '/studyMan/makeups',
  lowHours: withSearch(MENU_PATHS.hours, { [HOURS_SEARCH.state]: 'low' }),
  owedHours: withSearch(MENU_PATHS.hours, { [HOURS_SEARCH.state]: 'owed' }),
  /** Students with hours of a kind of course, or of the general account. */
  hoursOfCourse: (course: CourseId | 'general') =>
    withSearch(MENU_PATHS.hours, { [HOURS_SEARCH.course]: course }),
  studentHours: screen(
    '/studyMan/student/:id',
    /** With the account that is open there. */
    (id: StudentId, course?: CourseId | null) => [{ id }, { [HOURS_SEARCH.account]: course }],
  ),
} as const;
