import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import { ensureCourse } from '#functions/domain/calendar/courses.ts';
import type { Class } from '#functions/domain/classes/class.ts';
import { checkStaff } from '#functions/domain/classes/class-staff.ts';
import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import { toLessonDto } from '#functions/domain/lessons/lesson-dto.ts';
import { loadOpenClass } from '#functions/domain/lessons/lesson-scope.ts';
import { markStep } from '#functions/domain/schools/first-steps.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { momentOf, type SchoolMoment } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { newId, type RoomId, type UserId } from '#shared/ids.ts';
import type { Course } from '#shared/lessons/calendar-calls.ts';
import type { lessons as contract } from '#shared/lessons/contract.ts';
import { checkPlace, timesAt } from './placing/lesson-rules.ts';
import { reportingChange } from './writing/log-lesson.ts';
import { writeLesson } from './writing/write-lesson.ts';

/** What staff enter for a new lesson; what they leave out follows from the class. */
interface LessonDraft {
  readonly date: string;
  readonly start: number;
  readonly end: number;
  readonly topic: string;
  readonly teacher_id?: UserId | undefined;
  readonly assistant_id?: UserId | null | undefined;
  readonly room_id?: RoomId | null | undefined;
  readonly hours?: number | undefined;
}

const roomOf = ({ rooms }: CalendarSettings, { room_id }: LessonDraft, { room }: Class) =>
  room_id === undefined
    ? rooms.find(({ name, archived }) => name === room && !archived)?.id
    : (room_id ?? undefined);

interface LessonDefaults {
  readonly found: Class;
  readonly settings: CalendarSettings;
  readonly course: Course | undefined;
}

/** A new lesson of a class. Throws 1001 for a time at which no lesson is possible. */
export function toLesson(
  { schoolId }: Actor,
  input: LessonDraft,
  { found, settings, course }: LessonDefaults,
  moment: SchoolMoment,
): LessonValue {
  const assistantId =
    input.assistant_id === undefined ? found.assistantId : (input.assistant_id ?? undefined);
  const roomId = roomOf(settings, input, found);
  return {
    ...timesAt(input, moment),
    topic: input.topic,
    id: newId('lesson'),
    schoolId,
    classId: found.id,
    ...(course && { courseId: course.id }),
    teacherId: input.teacher_id ?? found.teacherId,
    ...(assistantId && { assistantId }),
    ...(roomId && { roomId }),
    hours: input.hours ?? course?.hours ?? 1,
    state: 'planned',
    guests: [],
    leaves: [],
    visits: 0,
    created: moment.now.toISOString(),
  };
}

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
    (change) => reportingChange(actor, 'lesson.add', change, now),
  );
  await markStep(actor, 'timetable', now);
  return { lesson: await toLessonDto({ ...(written?.after ?? after), rev: 1 }, settings) };
};
