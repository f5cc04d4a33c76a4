import type { ClassId, LessonId } from '#shared/ids.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { type Search, screen, withSearch } from '../screen-address.ts';

/** Paths of the screens of analysis. */
export const analysisPaths = {
  /** The rows behind a figure of the business analysis; the search says of which months, course and channel. */
  businessRows: screen('/businessAnalysis/:figure', (figure: string, search: Search = {}) => [
    { figure },
    search,
  ]),
  classReport: screen('/eduReporter/class/:id', (id: ClassId, search: Search = {}) => [
    { id },
    search,
  ]),
  recordReport: screen('/eduReporter/record/:id', (id: LessonId) => [{ id }]),
  /** The records of the teaching report, with filters. */
  recordReports: (search: Search) =>
    withSearch(MENU_PATHS.teachingReport, { view: 'record', ...search }),
  /** The teaching report by teacher or class; the search says of which months. */
  teachingBy: (view: 'teacher' | 'class', search: Search) =>
    withSearch(MENU_PATHS.teachingReport, { view, ...search }),
} as const;
