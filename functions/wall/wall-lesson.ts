import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { loadLesson, loadOwnLesson } from '#functions/domain/lessons/lesson-scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { LessonId } from '#shared/ids.ts';
import { comesTo, isRunning } from './running-lesson.ts';

/** Throws -1 when the lesson is not running. */
function requireRunning(lesson: Lesson, now: Date): Lesson {
  if (isRunning(lesson, now)) return lesson;
  throw new CallError(CODE.wait, { reason: 'wall.notRunning' });
}

/** A running lesson of the calling student. Throws 2004 for none, 2003 for that of others, -1. */
export async function loadOwnRunning(actor: Actor, id: LessonId, now: Date): Promise<Lesson> {
  const lesson = await loadLesson(actor, id);
  if (!comesTo(actor, lesson)) throw new CallError(CODE.forbidden, { reason: 'wall.notYours' });
  return requireRunning(lesson, now);
}

/** A running lesson whose wall the caller may see. Throws 2004, 2003 as for lessons, and -1. */
export const loadTaughtRunning = async (actor: Actor, id: LessonId, now: Date): Promise<Lesson> =>
  requireRunning(await loadOwnLesson(actor, id), now);
