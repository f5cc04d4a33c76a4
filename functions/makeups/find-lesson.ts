import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { loadLesson, loadOwnLesson } from '#functions/domain/lessons/lesson-scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { LessonId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

/** A lesson whose students the caller may speak for; students are held to their own classes afterwards. */
export const findLesson = (actor: Actor, id: LessonId): Promise<Lesson> =>
  actor.role === ROLE.student ? loadLesson(actor, id) : loadOwnLesson(actor, id);
