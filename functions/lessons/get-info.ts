import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { toLessonDto } from '#functions/domain/lessons/lesson-dto.ts';
import { loadLesson } from '#functions/domain/lessons/lesson-scope.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { lessons as contract } from '#shared/contracts/lessons.ts';

/** Staff see the school's whole calendar: whoever stands in for a colleague needs it. */
export const getInfo: UseCase<typeof contract.endpoints.info> = async (actor, { lesson_id }) => {
  const [lesson, settings] = await Promise.all([
    loadLesson(actor, lesson_id),
    loadSettings(actor.schoolId),
  ]);
  return { lesson: await toLessonDto(lesson, settings) };
};
