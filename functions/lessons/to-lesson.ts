import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { Class } from '#functions/domain/classes/class.ts';
import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { SchoolMoment } from '#functions/platform/school-day.ts';
import type { Course } from '#shared/contracts/calendar-settings.ts';
import { newId, type RoomId, type UserId } from '#shared/ids.ts';
import { timesAt } from './placing/lesson-rules.ts';

/** What staff write of a new lesson; what they leave out comes from the class. */
interface Written {
  readonly date: string;
  readonly start: number;
  readonly end: number;
  readonly topic: string;
  readonly teacher_id?: UserId | undefined;
  readonly assistant_id?: UserId | null | undefined;
  readonly room_id?: RoomId | null | undefined;
  readonly hours?: number | undefined;
}

const roomOf = ({ rooms }: CalendarSettings, { room_id }: Written, { room }: Class) =>
  room_id === undefined
    ? rooms.find(({ name, archived }) => name === room && !archived)?.id
    : (room_id ?? undefined);

interface Basis {
  readonly found: Class;
  readonly settings: CalendarSettings;
  readonly course: Course | undefined;
}

/** A new lesson of a class. Throws 1001 for a time at which there can be none. */
export function toLesson(
  { schoolId }: Actor,
  input: Written,
  { found, settings, course }: Basis,
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
