import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { hasBegun } from '#functions/domain/makeups/leave-time.ts';
import { type MakeupRight, makeupRights } from '#functions/domain/makeups/makeup-right.ts';
import { stateOf } from '#functions/domain/makeups/right-state.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { CODE } from '#shared/codes.ts';
import { addDays } from '#shared/days.ts';
import type { CourseId, LessonId } from '#shared/ids.ts';

/** A lesson that a student misses or is going to miss, with the right to make up for it. */
export interface MissedLesson {
  /** Undefined before leave is taken: a booking takes leave as well. */
  readonly right: MakeupRight | undefined;
  /** The stored right, which may be withdrawn or void. */
  readonly found: MakeupRight | undefined;
  readonly lesson: Lesson | undefined;
  readonly courseId: CourseId | undefined;
  /** The last day on which it can be made up. */
  readonly validTo: string;
}

const noRight = (): CallError => new CallError(CODE.notFound, { reason: 'makeups.missing' });

/**
 * Throws 2004 when the student cannot make up for this lesson: there is no right, and it is not a future
 * lesson of one of the student's classes.
 */
export async function loadMissed(
  actor: Actor,
  student: User,
  id: LessonId,
  { rules }: CalendarSettings,
  now: Date,
): Promise<MissedLesson> {
  const { schoolId } = actor;
  const [found, lesson] = await Promise.all([
    makeupRights.get({ schoolId, userId: student.id, lessonId: id }, { consistent: true }),
    lessons.get({ schoolId, id }, { consistent: true }),
  ]);
  const today = dayAt(momentOf(actor, now));
  const courseId = lesson ? lesson.courseId : found?.missed.courseId;
  if (found && stateOf({ right: found, missed: lesson, student }, today))
    return { right: found, found, lesson, courseId, validTo: found.validTo };
  if (!lesson || hasBegun(lesson, now) || !student.classIds.includes(lesson.classId))
    throw noRight();
  const validTo = addDays(lesson.date, rules.makeupDays);
  return { right: undefined, found, lesson, courseId, validTo };
}
