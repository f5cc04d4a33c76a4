import type { Actor } from '#functions/_lib/actor.ts';
import { checkStaff } from '#functions/_lib/classes/class-staff.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { type CalendarSettings, loadSettings } from '#functions/_lib/entities/calendar-settings.ts';
import type { Class } from '#functions/_lib/entities/class.ts';
import type { LessonValue } from '#functions/_lib/entities/lesson.ts';
import { ensureCourse } from '#functions/_lib/lessons/course-of.ts';
import { oneRecord } from '#functions/_lib/lessons/lesson-record.ts';
import { checkPlace, timesAt } from '#functions/_lib/lessons/lesson-rules.ts';
import { loadOpenClass } from '#functions/_lib/lessons/lesson-scope.ts';
import { loggingLesson } from '#functions/_lib/lessons/log-lesson.ts';
import { writeLesson } from '#functions/_lib/lessons/write-lesson.ts';
import { momentOf } from '#functions/_lib/school-day.ts';
import type { Course } from '#shared/contracts/calendar-settings.ts';
import type { lessons as contract } from '#shared/contracts/lessons.ts';
import { newId } from '#shared/ids.ts';

type Add = UseCase<typeof contract.endpoints.add>;
type Input = Parameters<Add>[1];

const roomOf = ({ rooms }: CalendarSettings, { room_id }: Input, { room }: Class) =>
  room_id === undefined
    ? rooms.find(({ name, archived }) => name === room && !archived)?.id
    : (room_id ?? undefined);

interface Basis {
  readonly found: Class;
  readonly settings: CalendarSettings;
  readonly course: Course | undefined;
}

function toLesson(actor: Actor, input: Input, { found, settings, course }: Basis, now: Date) {
  const assistantId =
    input.assistant_id === undefined ? found.assistantId : (input.assistant_id ?? undefined);
  const roomId = roomOf(settings, input, found);
  const lesson: LessonValue = {
    ...timesAt(input, momentOf(actor, now)),
    topic: input.topic,
    id: newId('lesson'),
    schoolId: actor.schoolId,
    classId: found.id,
    ...(course && { courseId: course.id }),
    teacherId: input.teacher_id ?? found.teacherId,
    ...(assistantId && { assistantId }),
    ...(roomId && { roomId }),
    hours: input.hours ?? course?.hours ?? 1,
    state: 'planned',
    guests: [],
    created: now.toISOString(),
  };
  return lesson;
}

export const addLesson: Add = async (actor, input, deps) => {
  const now = deps.now();
  const [found, known] = await Promise.all([
    loadOpenClass(actor, input.class_id),
    loadSettings(actor.schoolId),
  ]);
  const { settings, course } = await ensureCourse(actor, found, known, now);
  const after = toLesson(actor, input, { found, settings, course }, now);
  checkPlace(after, settings, { onHoliday: input.on_holiday });
  await checkStaff(actor, { teacherId: found.teacherId }, after);
  const { override } = input;
  const written = await writeLesson(
    actor,
    async () => ({ after }),
    { settings, override, now },
    (change) => loggingLesson(actor, 'lesson.add', change, now),
  );
  return { lesson: await oneRecord({ ...(written?.after ?? after), rev: 1 }, settings) };
};
