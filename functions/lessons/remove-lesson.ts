import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { loadOwnLesson, requirePlanned } from '#functions/domain/lessons/lesson-scope.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { lessons as contract } from '#shared/contracts/lessons.ts';
import { reportingChange } from './writing/log-lesson.ts';
import { writeLesson } from './writing/write-lesson.ts';

export const removeLesson: UseCase<typeof contract.endpoints.remove> = async (
  actor,
  { lesson_id },
  deps,
) => {
  const now = deps.now();
  const settings = await loadSettings(actor.schoolId);
  const plan = async () => {
    const before = await loadOwnLesson(actor, lesson_id);
    requirePlanned(before);
    return { before };
  };
  await writeLesson(actor, plan, { settings, override: '', now }, (change) =>
    reportingChange(actor, 'lesson.delete', change, now),
  );
  return null;
};
