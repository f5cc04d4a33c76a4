import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { loadOwnLesson, requirePlanned } from '#functions/domain/lessons/lesson-scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { LessonId } from '#shared/ids.ts';
import { reportingChange } from './writing/log-lesson.ts';
import { writeLesson } from './writing/write-lesson.ts';

/** Deletes one lesson that is not taught yet. */
export async function removeLesson(actor: Actor, id: LessonId, now: Date): Promise<void> {
  const settings = await loadSettings(actor.schoolId);
  const plan = async () => {
    const before = await loadOwnLesson(actor, id);
    requirePlanned(before);
    return { before };
  };
  await writeLesson(actor, plan, { settings, override: '', now }, (change) =>
    reportingChange(actor, 'lesson.delete', change, now),
  );
}
