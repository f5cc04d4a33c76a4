import { type LessonValue, staffOf } from '#functions/domain/lessons/lesson.ts';
import { nameLesson, telling } from '#functions/domain/makeups/tell.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { TransactWrite } from '#functions/platform/table.ts';

type News = Parameters<typeof telling>[1];

interface Letter {
  readonly lesson: LessonValue;
  readonly student: User;
  /** What the staff of the lesson are told, and what the student is told. */
  readonly staff: News;
  readonly own: News;
  readonly more?: Readonly<Record<string, string>>;
}

/** Notices to the staff of a lesson and to the student, to each but whoever does it. */
export async function tellingBoth(
  { userId, schoolId }: Actor,
  { lesson, student, staff, own, more }: Letter,
  now: Date,
): Promise<TransactWrite[]> {
  const params = { ...(await nameLesson(lesson)), name: student.name, ...more };
  const people = staffOf(lesson).filter((id) => id !== userId);
  return [
    ...people.flatMap((id) => telling({ schoolId, userId: id }, staff, params, now)),
    ...(student.id === userId ? [] : telling({ schoolId, userId: student.id }, own, params, now)),
  ];
}
