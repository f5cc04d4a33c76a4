import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { loadLesson } from '#functions/domain/lessons/lesson-scope.ts';
import { minutesAt, toClock } from '#functions/domain/lessons/school-time.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { CODE } from '#shared/codes.ts';
import type { LessonId } from '#shared/ids.ts';
import { mayTeachLesson, startableFrom } from '#shared/lessons/rules.ts';

type Staff = Pick<Lesson, 'teacherId' | 'assistantId'>;

/** Throws 2003 for a lesson of other staff. */
export function requireTeaching(actor: Actor, lesson: Staff): void {
  if (!mayTeachLesson(actor, lesson))
    throw new CallError(CODE.forbidden, { reason: 'teaching.notYours' });
}

/** A lesson that the caller teaches. Throws 2004 when there is none, 2003 for a lesson of other staff. */
export async function loadTaughtLesson(actor: Actor, id: LessonId): Promise<Lesson> {
  const lesson = await loadLesson(actor, id);
  requireTeaching(actor, lesson);
  return lesson;
}

/** A lesson whose record the caller may read: also the staff of its class, when a substitute taught it. */
export async function loadReadableLesson(actor: Actor, id: LessonId): Promise<Lesson> {
  const lesson = await loadLesson(actor, id);
  if (!mayTeachLesson(actor, lesson)) await loadManagedClass(actor, lesson.classId);
  return lesson;
}

/** Throws -1 while it is too early. */
export function requireStartable(actor: Actor, lesson: Lesson, now: Date): void {
  const from = startableFrom(lesson);
  if (now >= from) return;
  const moment = momentOf(actor, from);
  throw new CallError(CODE.wait, {
    reason: 'teaching.tooEarly',
    params: { date: dayAt(moment), time: toClock(minutesAt(moment)) },
    data: { startable_from: from.toISOString() },
  });
}
