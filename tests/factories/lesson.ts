import type { Lesson, LessonValue } from '#functions/domain/lessons/lesson.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import { newLesson, planningLesson } from '#infra/local/builders/lesson.ts';
import { momentAt } from '#infra/local/builders/moment.ts';
import { addDays, firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import type { ClassId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from './class.ts';
import type { Person } from './person.ts';

/** Today at the schools of the tests, plus a number of days. */
export const dayFromToday = (days: number): string => addDays(dayAt(momentAt()), days);

/** A month of the schools of the tests, so many before this one (`YYYY-MM`). */
export const monthBack = (months: number): string =>
  monthOfDay(firstOfMonthFrom(dayFromToday(0), -months));

/** A random day, to avoid clashes with other tests. */
export const someDay = (): string => dayFromToday(7 + Math.floor(Math.random() * 700));

/** The payload that plans a lesson, on a random day to avoid clashes. */
export const newLessonOf = (class_id: ClassId, values: object = {}) => ({
  class_id,
  date: someDay(),
  start: '09:00',
  end: '10:30',
  ...values,
});

export const addLesson = (as: Person, payload: object) =>
  call(lessons.endpoints.add, { as, payload, language: 'en' });

type LessonValues = Partial<Omit<LessonValue, 'schoolId' | 'classId'>>;

/** A planned lesson of a class. */
export const lessonOf = (
  teacher: Person,
  classId: ClassId,
  { date = someDay(), ...values }: LessonValues = {},
): LessonValue => newLesson(teacher, classId, { date, ...values });

/** The stored lesson. */
export async function storeLesson(
  teacher: Person,
  classId: ClassId,
  values: LessonValues = {},
): Promise<Lesson> {
  const lesson = lessonOf(teacher, classId, values);
  await transact(await planningLesson(lesson, new Date()));
  return { ...lesson, rev: 1 };
}

/** A lesson of a new class of the caller. */
export const makeOwnLesson = async (as: Person): Promise<Lesson> =>
  storeLesson(as, await makeClass(as, []));
