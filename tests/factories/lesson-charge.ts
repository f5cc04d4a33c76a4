import { isConditionFailure, transact } from '#functions/platform/table.ts';
import { chargingLesson, type LessonCharge } from '#functions/teaching/records/charge-lesson.ts';
import { type CourseId, type LessonId, newId } from '#shared/ids.ts';
import { writerOf } from './hour-writer.ts';
import { dayFromToday } from './lesson.ts';
import type { Person } from './person.ts';

/** The fields of a lesson that charging hours needs. */
export const chargeableLesson = ({ schoolId }: Person, courseId?: CourseId) => ({
  schoolId,
  id: newId('lesson') as LessonId,
  date: dayFromToday(0),
  ...(courseId && { courseId }),
});
export type ChargeableLesson = ReturnType<typeof chargeableLesson>;

/**
 * Charges a lesson as its end does: in several transactions, each retried when something changed in between.
 * Answers their number.
 */
export async function chargeLesson(
  by: Person,
  lesson: ChargeableLesson,
  students: readonly Person[],
  hours: number,
  room = 90,
): Promise<number> {
  let left: readonly LessonCharge[] = students.map(({ userId }) => ({ studentId: userId, hours }));
  let transactions = 0;
  while (left.length > 0) {
    const request = { lesson, name: '启蒙一班', charges: left, writer: writerOf(by), room };
    const charging = await chargingLesson({ ...request, rules: { makeupDays: 60 } });
    try {
      if (charging.writes.length > 0) await transact(charging.writes);
      transactions += charging.writes.length > 0 ? 1 : 0;
      left = charging.left;
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
  }
  return transactions;
}
