import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import type { ClassId, SchoolId } from '#shared/ids.ts';
import type { Role } from '#shared/roles.ts';
import { makeSettings } from '#tests/factories/calendar-settings.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';

type Details = Parameters<typeof makePerson>[2];
type ClassValues = Parameters<typeof makeClass>[2];
type LessonValues = Parameters<typeof storeLesson>[2];

/** Somebody of the same school who does not sign in. */
export const addPerson = (
  { schoolId }: Pick<Person, 'schoolId'>,
  role: Role,
  details: Details = {},
): Promise<Person> => makePerson(schoolId, role, details);

/** A class of a teacher with its students. */
export const addClass = (
  teacher: Person,
  students: readonly Person[] = [],
  values: ClassValues = {},
): Promise<ClassId> => makeClass(teacher, students, values);

/** A planned lesson of a class. */
export const addLesson = (
  teacher: Person,
  classId: ClassId,
  values: LessonValues = {},
): Promise<Lesson> => storeLesson(teacher, classId, values);

/** A day of the school, so many from today. */
export const dayAhead = async (days: number): Promise<string> => dayFromToday(days);

/** A room, a kind of course and a holiday of the past. */
export const giveSettings = (schoolId: SchoolId) => makeSettings(schoolId);
