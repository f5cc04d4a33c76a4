import type { Actor } from '#functions/_lib/actor.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { loadSettings } from '#functions/_lib/entities/calendar-settings.ts';
import { type Lesson, type LessonValue, lessons } from '#functions/_lib/entities/lesson.ts';
import { loggingOperation } from '#functions/_lib/entities/log-entry.ts';
import { CallError } from '#functions/_lib/errors.ts';
import { oneRecord } from '#functions/_lib/lessons/lesson-record.ts';
import { CODE } from '#shared/codes.ts';
import type { teaching } from '#shared/contracts/teaching.ts';
import { loadTaughtLesson, requireStartable, requireTeaching } from './lesson-access.ts';

/** The lesson as it is once it has begun; undefined when it has begun already. */
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
  // Without a lesson there was nothing to change: this says so.
  return { lesson: await oneRecord(lesson ?? (await loadTaughtLesson(actor, id)), settings) };
};
