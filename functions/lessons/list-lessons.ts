import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { noSuchClass } from '#functions/domain/classes/class-scope.ts';
import { guestBookings } from '#functions/domain/lessons/guest-bookings.ts';
import {
  LESSON_LISTS,
  type Lesson,
  type ListedLesson,
  lessons,
  toListedLesson,
} from '#functions/domain/lessons/lesson.ts';
import {
  seenBy,
  toLessonDto,
  toLessonDtos,
  toListedDtos,
} from '#functions/domain/lessons/lesson-dto.ts';
import { loadLesson } from '#functions/domain/lessons/lesson-scope.ts';
import type { Resource } from '#functions/domain/lessons/resource-day.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent, noSuchStudent } from '#functions/domain/students/student-scope.ts';
import { noSuchTeacher } from '#functions/domain/teachers/staff-member.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { lessons as contract } from '#shared/contracts/lessons.ts';
import { countDays } from '#shared/days.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { lessonsOf, listedOfSchool } from './lessons-between.ts';

type ListLessons = UseCase<typeof contract.endpoints.list>;
type ListInput = Parameters<ListLessons>[1];

interface Span {
  readonly from: string;
  readonly to: string;
}

function checkSpan({ from, to }: Span): void {
  if (to < from) throw refuseField('to', 'beforeFrom');
  if (countDays(from, to) > LIMITS.calendarDays)
    throw refuseField('to', 'tooLong', { days: LIMITS.calendarDays });
}

/** Lessons and holidays of a span; settings are read while the lessons are being found. */
async function toCalendar(
  actor: Actor,
  finding: Promise<readonly ListedLesson[]>,
  { from, to }: Span,
) {
  const [settings, found] = await Promise.all([loadSettings(actor.schoolId), finding]);
  const dtos = await toListedDtos(actor.schoolId, found, settings);
  return {
    lessons: dtos.map(seenBy(actor)),
    holidays: settings.holidays.filter((each) => each.from <= to && from <= each.to),
  };
}

/** The same for lessons that are read whole. */
const listed = async (finding: Promise<readonly Lesson[]>): Promise<ListedLesson[]> =>
  (await finding).map(toListedLesson);

/**
 * The lessons of a student's classes, and those that the student attends as a guest. A guest who has joined
 * the class since gets the lesson once.
 */
async function lessonsOfStudent(
  { schoolId, id, classIds }: User,
  span: Span,
): Promise<ListedLesson[]> {
  const [ofClasses, bookings] = await Promise.all([
    lessonsOf(schoolId, classIds, span),
    guestBookings.get({ schoolId, userId: id }),
  ]);
  const booked = (bookings?.lessons ?? []).filter(
    ({ date, classId }) => span.from <= date && date <= span.to && !classIds.includes(classId),
  );
  const asGuest = await lessons.getMany(booked.map(({ lessonId }) => ({ schoolId, id: lessonId })));
  return [...ofClasses, ...asGuest.flatMap((lesson) => lesson ?? [])]
    .map(toListedLesson)
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

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

export const listTeacherLessons: UseCase<typeof contract.endpoints.teacherCalendar> = async (
  actor,
  { teacher_id, ...span },
) => {
  checkSpan(span);
  const other = teacher_id !== undefined && teacher_id !== actor.userId;
  if (other && actor.role !== ROLE.principal) throw new CallError(CODE.forbidden);
  await requireKnown(actor, { teacher_id });
  const finding = listed(lessonsOf(actor.schoolId, [teacher_id ?? actor.userId], span));
  return toCalendar(actor, finding, span);
};

export const listStudentLessons: UseCase<typeof contract.endpoints.studentCalendar> = async (
  actor,
  { student_id, ...span },
) => {
  checkSpan(span);
  const isStudent = actor.role === ROLE.student;
  if (!isStudent && !student_id) throw noSuchStudent();
  const student =
    isStudent || !student_id
      ? await users.get({ schoolId: actor.schoolId, userId: actor.userId })
      : await loadOwnStudent(actor, student_id);
  if (!student) throw noSuchStudent();
  return toCalendar(actor, lessonsOfStudent(student, span), span);
};

export const listToday: UseCase<typeof contract.endpoints.today> = async (actor, _, deps) => {
  const date = dayAt(momentOf(actor, deps.now()));
  const span = { from: date, to: date };
  const finding =
    actor.role === ROLE.student
      ? lessonsOfStudent(actor.user, span)
      : actor.role === ROLE.principal
        ? listedOfSchool(actor.schoolId, span)
        : listed(lessonsOf(actor.schoolId, [actor.userId], span));
  const { lessons } = await toCalendar(actor, finding, span);
  return { date, lessons };
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
  const ids = entries.map(({ target }) => ({ schoolId, id: target as Lesson['id'] }));
  const found = (await lessons.getMany(ids)).flatMap((lesson) => lesson ?? []);
  const settings = await loadSettings(schoolId);
  return {
    list: await toLessonDtos(schoolId, found, settings),
    cursor: await toCursor(next, pk),
  };
};
