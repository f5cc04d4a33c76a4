import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { type ClassFace, loadClassFaces } from '#functions/domain/classes/class-faces.ts';
import { loadStaffRows } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { type Lesson, type ListedLesson, staffOf, toListedLesson } from './lesson.ts';
import { toClock } from './school-time.ts';

interface LessonNames {
  readonly classOf: (id: Lesson['classId']) => ClassFace | undefined;
  readonly nameOf: (id: string | undefined) => string;
}

function toDto(lesson: ListedLesson, { classOf, nameOf }: LessonNames): LessonDto {
  const { id, classId, courseId, teacherId, assistantId, roomId, series, override } = lesson;
  const { topic, date, hours, state, guests, leaves } = lesson;
  const found = classOf(classId);
  return {
    id,
    topic,
    date,
    hours,
    state,
    rev: lesson.edition,
    class_id: classId,
    class_name: found?.name ?? '',
    course_id: courseId ?? null,
    course_name: nameOf(courseId),
    teacher_id: teacherId,
    teacher_name: nameOf(teacherId),
    assistant_id: assistantId ?? null,
    assistant_name: nameOf(assistantId),
    room_id: roomId ?? null,
    room_name: nameOf(roomId),
    start: toClock(lesson.start),
    end: toClock(lesson.end),
    starts_at: lesson.startsAt,
    ends_at: lesson.endsAt,
    series: series ?? null,
    students: (found?.size ?? 0) + guests,
    guests,
    on_leave: leaves,
    override,
  };
}

/** DTOs of lessons, in the given order, with the names of classes, staff, rooms and courses; each is read once. */
export async function toListedDtos(
  schoolId: SchoolId,
  list: readonly ListedLesson[],
  { rooms, courses }: CalendarSettings,
): Promise<LessonDto[]> {
  const [faces, people] = await Promise.all([
    loadClassFaces(
      schoolId,
      list.map(({ classId }) => classId),
    ),
    loadStaffRows(schoolId, list.flatMap(staffOf)),
  ]);
  const named = [...rooms, ...courses, ...people.values()];
  const names = new Map<string, string>(named.map(({ id, name }) => [id, name]));
  const known: LessonNames = {
    classOf: (id) => faces.get(id),
    nameOf: (id) => (id && names.get(id)) || '',
  };
  return list.map((lesson) => toDto(lesson, known));
}

/** The same of whole lessons. */
export const toLessonDtos = (
  schoolId: SchoolId,
  list: readonly Lesson[],
  settings: CalendarSettings,
): Promise<LessonDto[]> => toListedDtos(schoolId, list.map(toListedLesson), settings);

/** The reason for overruling a clash may mention other children: it is hidden from students. */
export const seenBy =
  ({ role }: Pick<Actor, 'role'>) =>
  (dto: LessonDto): LessonDto =>
    role === ROLE.student ? { ...dto, override: '' } : dto;

export async function toLessonDto(lesson: Lesson, settings: CalendarSettings): Promise<LessonDto> {
  const [dto] = await toLessonDtos(lesson.schoolId, [lesson], settings);
  if (!dto) throw new TypeError('a lesson has one DTO');
  return dto;
}
