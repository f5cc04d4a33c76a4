import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { noSuchClass } from '#functions/domain/classes/class-scope.ts';
import { LESSON_LISTS, type ListedLesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { toLessonDto, toLessonDtos } from '#functions/domain/lessons/lesson-dto.ts';
import { loadLesson } from '#functions/domain/lessons/lesson-scope.ts';
import { lessonsOf, listedOfSchool } from '#functions/domain/lessons/lessons-between.ts';
import {
  checkSpan,
  lessonsOfStudent,
  listed,
  toCalendar,
} from '#functions/domain/lessons/own-calendar.ts';
import type { Resource } from '#functions/domain/lessons/resource-day.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import { noSuchTeacher } from '#functions/domain/teachers/staff-member.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { lessons as contract } from '#shared/lessons/contract.ts';
import { ROLE } from '#shared/roles.ts';

type ListLessons = UseCase<typeof contract.endpoints.list>;
type ListInput = Parameters<ListLessons>[1];

/** Throws 2004 for a class or teacher that the school does not have, 1001 for a room. */
async function requireKnown(
  { schoolId }: Actor,
  { teacher_id: userId, class_id: id, room_id }: Partial<ListInput>,
): Promise<void> {
  const [found, teacher, settings] = await Promise.all([
    id && classes.get({ schoolId, id }),
    userId && users.get({ schoolId, userId }),
    room_id && loadSettings(schoolId),
  ]);
  if (id && !found) throw noSuchClass();
  if (userId && !teacher) throw noSuchTeacher();
  if (settings && !settings.rooms.some((room) => room.id === room_id))
    throw refuseField('room_id', 'missing');
}

/** Whether a lesson occupies all of the resources. */
const takesAll = (resources: readonly Resource[]) => (lesson: ListedLesson) => {
  const { teacherId, assistantId, roomId, classId } = lesson;
  const taken: (Resource | undefined)[] = [teacherId, assistantId, roomId, classId];
  return resources.every((id) => taken.includes(id));
};

export const listLessons: ListLessons = async (actor, input) => {
  const { teacher_id, room_id, class_id, student_id, ...span } = input;
  checkSpan(span);
  await requireKnown(actor, input);
  const resources: Resource[] = [class_id, teacher_id, room_id].flatMap((id) => id ?? []);
  const [first, ...others] = resources;
  const find = async () => {
    const found = student_id
      ? await lessonsOfStudent(await loadOwnStudent(actor, student_id), span)
      : first
        ? await listed(lessonsOf(actor.schoolId, [first], span))
        : await listedOfSchool(actor.schoolId, span);
    return found.filter(takesAll(student_id ? resources : others));
  };
  return toCalendar(actor, find(), span);
};

/** All staff may read every lesson of the school: substitutes need it. */
export const getInfo: UseCase<typeof contract.endpoints.info> = async (actor, { lesson_id }) => {
  const [lesson, settings] = await Promise.all([
    loadLesson(actor, lesson_id),
    loadSettings(actor.schoolId),
  ]);
  return { lesson: await toLessonDto(lesson, settings) };
};

/** Future lessons, the next first: of the whole school for principals, their own for teachers. */
export const listUpcoming: UseCase<typeof contract.endpoints.upcoming> = async (
  actor,
  { cursor, limit },
  deps,
) => {
  const { schoolId, role, userId } = actor;
  const pk = schoolList(schoolId, LESSON_LISTS.open(role === ROLE.principal ? undefined : userId));
  const from = await fromCursor(cursor, pk);
  const { entries, next } = await pageOfList(pk, {
    limit,
    from: from ?? { pk, sk: deps.now().toISOString() },
  });
  const ids = entries.map(({ target }) => ({ schoolId, id: target as ListedLesson['id'] }));
  const found = (await lessons.getMany(ids)).flatMap((lesson) => lesson ?? []);
  const settings = await loadSettings(schoolId);
  return {
    list: await toLessonDtos(schoolId, found, settings),
    cursor: await toCursor(next, pk),
  };
};
