import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { ensureCourse } from '#functions/domain/calendar/courses.ts';
import { checkStaff } from '#functions/domain/classes/class-staff.ts';
import { toLessonDto } from '#functions/domain/lessons/lesson-dto.ts';
import { loadOpenClass } from '#functions/domain/lessons/lesson-scope.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { lessons as contract } from '#shared/contracts/lessons.ts';
import { checkPlace } from './placing/lesson-rules.ts';
import { toLesson } from './to-lesson.ts';
import { recordingChange } from './writing/record-change.ts';
import { writeLesson } from './writing/write-lesson.ts';

type Add = UseCase<typeof contract.endpoints.add>;
export const addLesson: Add = async (actor, input, deps) => {
  const now = deps.now();
  const [found, known] = await Promise.all([
    loadOpenClass(actor, input.class_id),
    loadSettings(actor.schoolId),
  ]);
  const { settings, course } = await ensureCourse(actor, found, known, now);
  const after = toLesson(actor, input, { found, settings, course }, momentOf(actor, now));
  checkPlace(after, settings, { onHoliday: input.on_holiday });
  await checkStaff(actor, { teacherId: found.teacherId }, after);
  const { override } = input;
  const written = await writeLesson(
    actor,
    async () => ({ after }),
    { settings, override, now },
    (change) => recordingChange(actor, 'lesson.add', change, now),
  );
  return { lesson: await toLessonDto({ ...(written?.after ?? after), rev: 1 }, settings) };
};
