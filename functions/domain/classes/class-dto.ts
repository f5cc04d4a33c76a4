import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { courseNamed } from '#functions/domain/calendar/courses.ts';
import { loadStaffRows } from '#functions/domain/people/user.ts';
import type { ClassDto } from '#shared/classes/fields.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import type { Class } from './class.ts';

const staffOf = ({ teacherId, assistantId }: Class): UserId[] =>
  assistantId ? [teacherId, assistantId] : [teacherId];

/** The revision that an edit of a class is based on: students who join or leave do not raise it. */
export const editsOf = ({ edits = 0 }: Pick<Class, 'edits'>): number => edits;

/** Translates the course name written into a class into the course's current name. */
async function loadCourseNames(
  schoolId: SchoolId,
  list: readonly Class[],
): Promise<(course: string) => string> {
  if (list.every(({ course }) => course === '')) return (course) => course;
  const settings = await loadSettings(schoolId);
  return (course) => (course && courseNamed(settings, course)?.name) || course;
}

interface NamesOf {
  readonly ofPerson: (id: UserId) => string;
  readonly ofCourse: (course: string) => string;
}

function toDto(found: Class, { ofPerson, ofCourse }: NamesOf): ClassDto {
  const { id, name, kind, room, capacity, size, state, remark, created } = found;
  const { teacherId, assistantId, start, end } = found;
  return {
    id,
    name,
    kind,
    room,
    capacity,
    size,
    state,
    remark,
    created,
    course: ofCourse(found.course),
    teacher_id: teacherId,
    teacher_name: ofPerson(teacherId),
    assistant_id: assistantId ?? null,
    assistant_name: assistantId ? ofPerson(assistantId) : '',
    start_date: start,
    end_date: end,
    trial: found.trial ?? false,
    rev: editsOf(found),
  };
}

/** Classes as staff see them, with the names of their teachers and assistants. */
export async function toClassDtos(schoolId: SchoolId, list: readonly Class[]): Promise<ClassDto[]> {
  const [staff, ofCourse] = await Promise.all([
    loadStaffRows(schoolId, list.flatMap(staffOf)),
    loadCourseNames(schoolId, list),
  ]);
  const ofPerson = (id: UserId) => staff.get(id)?.name ?? '';
  return list.map((found) => toDto(found, { ofPerson, ofCourse }));
}

export async function toClassDto(found: Class): Promise<ClassDto> {
  const [dto] = await toClassDtos(found.schoolId, [found]);
  if (!dto) throw new TypeError('a class has one DTO');
  return dto;
}
