import type { UseCase } from '#functions/_lib/create-handler.ts';
import { loadSettings } from '#functions/_lib/entities/calendar-settings.ts';
import { loadOwnLesson, requirePlanned } from '#functions/_lib/lessons/lesson-scope.ts';
import { recordingChange } from '#functions/_lib/lessons/record-change.ts';
import { writeLesson } from '#functions/_lib/lessons/write-lesson.ts';
import type { lessons as contract } from '#shared/contracts/lessons.ts';

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
    recordingChange(actor, 'lesson.delete', change, now),
  );
  return null;
};
