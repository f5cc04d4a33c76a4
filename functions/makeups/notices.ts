import { type LessonValue, staffOf } from '#functions/domain/lessons/lesson.ts';
import {
  loadLessonParams,
  type MakeupNotice,
  notifyingOfMakeup,
} from '#functions/domain/makeups/makeup-notices.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { TransactWrite } from '#functions/platform/table.ts';

interface Notices {
  readonly lesson: LessonValue;
  readonly student: User;
  /** The notice to the staff of the lesson, and the one to the student. */
  readonly staff: MakeupNotice;
  readonly own: MakeupNotice;
  readonly more?: Readonly<Record<string, string>>;
}

/** Notices to the staff of a lesson and to the student, except to the caller. */
export async function notifyingBoth(
  { userId, schoolId }: Actor,
  { lesson, student, staff, own, more }: Notices,
  now: Date,
): Promise<TransactWrite[]> {
  const params = { ...(await loadLessonParams(lesson)), name: student.name, ...more };
  const people = staffOf(lesson).filter((id) => id !== userId);
  return [
    ...people.flatMap((id) => notifyingOfMakeup({ schoolId, userId: id }, staff, params, now)),
    ...(student.id === userId
      ? []
      : notifyingOfMakeup({ schoolId, userId: student.id }, own, params, now)),
  ];
}
