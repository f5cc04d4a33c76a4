import type { ClassId, LessonId, UserId } from '#shared/ids.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { withSearch } from '../screen-address.ts';

/** Search parameters of the calendar that links set: `plan` opens the dialog of a new lesson, `lesson` a planned one. */
export const CALENDAR_SEARCH = { plan: 'plan', lesson: 'lesson' } as const;

/** Paths of the screens of lessons. */
export const lessonPaths = {
  /** The calendar, with the dialog that plans a lesson. */
  planLesson: withSearch(MENU_PATHS.calendar, { [CALENDAR_SEARCH.plan]: 'lesson' }),
  teacherCalendar: (id: UserId) => withSearch(MENU_PATHS.calendar, { show: 'teacher', id }),
  /** The day of a lesson, with the lesson open. */
  lessonInCalendar: (lesson: LessonId, id: ClassId, date: string) =>
    withSearch(MENU_PATHS.calendar, {
      show: 'class',
      id,
      view: 'day',
      date,
      [CALENDAR_SEARCH.lesson]: lesson,
    }),
} as const;
