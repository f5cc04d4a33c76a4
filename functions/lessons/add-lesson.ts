import { checkStaff } from '#functions/_lib/classes/class-staff.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { loadSettings } from '#functions/_lib/entities/calendar-settings.ts';
import { ensureCourse } from '#functions/_lib/lessons/course-of.ts';
import { oneRecord } from '#functions/_lib/lessons/lesson-record.ts';
import { checkPlace } from '#functions/_lib/lessons/lesson-rules.ts';
import { loadOpenClass } from '#functions/_lib/lessons/lesson-scope.ts';
import { recordingChange } from '#functions/_lib/lessons/record-change.ts';
import { writeLesson } from '#functions/_lib/lessons/write-lesson.ts';
import { momentOf } from '#functions/_lib/school-day.ts';
import type { lessons as contract } from '#shared/contracts/lessons.ts';
import { toLesson } from './to-lesson.ts';

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
  return { lesson: await oneRecord({ ...(written?.after ?? after), rev: 1 }, settings) };
};
