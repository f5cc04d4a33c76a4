import type { Class } from '#functions/domain/classes/class.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { LessonId } from '#shared/ids.ts';
import { mayTeachLesson } from '#shared/lessons/rules.ts';
import { type Lesson, lessons } from './lesson.ts';

export const noSuchLesson = (): CallError =>
  new CallError(CODE.notFound, { reason: 'lessons.missing' });

/** Throws 2004 when there is no such lesson. */
export async function loadLesson({ schoolId }: Actor, id: LessonId): Promise<Lesson> {
  const found = await lessons.get({ schoolId, id }, { consistent: true });
  if (!found) throw noSuchLesson();
  return found;
}

/**
 * A lesson that the caller may change: one that they teach or assist in, or of a class that they teach or
 * assist in; any for a principal. Throws 2004 when there is no such lesson, 2003 for other lessons.
 */
export async function loadOwnLesson(actor: Actor, id: LessonId): Promise<Lesson> {
  const found = await loadLesson(actor, id);
  if (!mayTeachLesson(actor, found)) await loadManagedClass(actor, found.classId);
  return found;
}

/** The class of a new lesson. Throws 2004 and 2003 as for classes, and -1 for a closed one. */
export async function loadOpenClass(actor: Actor, id: Class['id']): Promise<Class> {
  const found = await loadManagedClass(actor, id);
  if (found.state === 'open') return found;
  const { name } = found;
  throw new CallError(CODE.wait, { reason: 'classes.closed', params: { name } });
}

/** Throws -1 for a lesson that has begun or has been taught. */
export function requirePlanned({ state }: Lesson): void {
  if (state === 'planned') return;
  throw new CallError(CODE.wait, {
    reason: state === 'taught' ? 'lessons.taught' : 'lessons.running',
  });
}
