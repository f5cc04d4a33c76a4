import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { type Lesson, type LessonValue, lessons } from '#functions/domain/lessons/lesson.ts';
import { toLessonDto } from '#functions/domain/lessons/lesson-dto.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { teaching } from '#shared/teaching/contract.ts';
import { loadTaughtLesson, requireStartable, requireTeaching } from './lesson-access.ts';

/** The lesson once it is started; undefined when it was started before. */
function started(actor: Actor, lesson: Lesson, now: Date): LessonValue | undefined {
  requireTeaching(actor, lesson);
  if (lesson.state === 'taught') throw new CallError(CODE.wait, { reason: 'lessons.taught' });
  if (lesson.state !== 'planned') return undefined;
  requireStartable(actor, lesson, now);
  const { rev: _, ...value } = lesson;
  return { ...value, state: 'running', startedAt: now.toISOString(), startedBy: actor.userId };
}

export const startLesson: UseCase<typeof teaching.endpoints.start> = async (
  actor,
  { lesson_id: id },
  deps,
) => {
  const now = deps.now();
  const settings = await loadSettings(actor.schoolId);
  const lesson = await lessons.change(
    { schoolId: actor.schoolId, id },
    (before) => started(actor, before, now),
    () => loggingOperation({ ...actor, now }, 'lesson.start', { id }),
  );
  // Throws when there is no such lesson.
  return { lesson: await toLessonDto(lesson ?? (await loadTaughtLesson(actor, id)), settings) };
};
