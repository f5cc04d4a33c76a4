import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import type { SchoolId } from '#shared/ids.ts';
import { addHoliday, renameRooms as renameAllRooms } from '#tests/factories/calendar-settings.ts';

/** A change by a colleague while somebody looks at the lesson. */
export const changeMeanwhile = (lesson: Lesson, values: Partial<Lesson>): Promise<unknown> =>
  lessons.change(lesson, (found) => ({ ...found, ...values }));

/** The same of the school's rooms. */
export const renameRooms = async (schoolId: SchoolId, name: string): Promise<void> =>
  void (await renameAllRooms(schoolId, name));

export const giveHoliday = async (schoolId: SchoolId, name: string, day: string): Promise<void> =>
  void (await addHoliday(schoolId, name, day));
