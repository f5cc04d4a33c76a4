import type { ClassId, LessonId } from '#shared/ids.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { screen, withSearch } from '../screen-address.ts';

/** Paths of the screens of teaching. */
export const teachingPaths = {
  lesson: screen('/recordDetail/:id', (id: LessonId) => [{ id }]),
  wall: screen('/classWall/:id', (id: LessonId) => [{ id }]),
  missingRecords: withSearch(MENU_PATHS.records, { view: 'missing' }),
  recordsOf: screen(
    '/classRecord/list/:type/:info',
    (type: 'class' | 'teacher' | 'student', id: string) => [{ type, info: id }],
  ),
  /** The attendance register of a class. */
  classRegister: screen('/classRecord/register/:id', (id: ClassId) => [{ id }]),
} as const;
