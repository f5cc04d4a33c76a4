import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import { loadOwnStudent, noSuchStudent } from '#functions/domain/students/student-scope.ts';
import { noSuchTeacher } from '#functions/domain/teachers/staff-member.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { CODE } from '#shared/codes.ts';
import { countDays } from '#shared/days.ts';
import type { UserId } from '#shared/ids.ts';
import type { lessons as contract } from '#shared/lessons/contract.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { guestBookings } from './guest-bookings.ts';
import { type Lesson, type ListedLesson, lessons, toListedLesson } from './lesson.ts';
import { seenBy, toListedDtos } from './lesson-dto.ts';
import { lessonsOf, listedOfSchool, type Span } from './lessons-between.ts';

/** Throws 1001 for days in the wrong order, or too many of them. */
export function checkSpan({ from, to }: Span): void {
  if (to < from) throw refuseField('to', 'beforeFrom');
  if (countDays(from, to) > LESSON_LIMITS.calendarDays)
    throw refuseField('to', 'tooLong', { days: LESSON_LIMITS.calendarDays });
}

/** Lessons and holidays of a span; settings are read while the lessons are being found. */
export async function toCalendar(
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
export const listed = async (finding: Promise<readonly Lesson[]>): Promise<ListedLesson[]> =>
  (await finding).map(toListedLesson);

/**
 * The lessons of a student's classes, and those that the student attends as a guest. A guest who has joined
 * the class since gets the lesson once.
 */
export async function wholeLessonsOfStudent(
  { schoolId, id, classIds }: User,
  span: Span,
): Promise<Lesson[]> {
  const [ofClasses, bookings] = await Promise.all([
    lessonsOf(schoolId, classIds, span),
    guestBookings.get({ schoolId, userId: id }),
  ]);
  const booked = (bookings?.lessons ?? []).filter(
    ({ date, classId }) => span.from <= date && date <= span.to && !classIds.includes(classId),
  );
  const asGuest = await lessons.getMany(booked.map(({ lessonId }) => ({ schoolId, id: lessonId })));
  return [...ofClasses, ...asGuest.flatMap((lesson) => lesson ?? [])].sort((a, b) =>
    a.startsAt < b.startsAt ? -1 : 1,
  );
}

/** The same as calendars list them. */
export const lessonsOfStudent = (student: User, span: Span): Promise<ListedLesson[]> =>
  listed(wholeLessonsOfStudent(student, span));

/** Throws 2004 for a teacher that the school does not have. */
async function requireTeacher({ schoolId }: Actor, userId: UserId): Promise<void> {
  if (!(await users.get({ schoolId, userId }))) throw noSuchTeacher();
}

export const listTeacherLessons: Reading<typeof contract.endpoints.teacherCalendar> = async (
  actor,
  { teacher_id, ...span },
) => {
  checkSpan(span);
  const other = teacher_id !== undefined && teacher_id !== actor.userId;
  if (other && actor.role !== ROLE.principal) throw new CallError(CODE.forbidden);
  if (other) await requireTeacher(actor, teacher_id);
  const finding = listed(lessonsOf(actor.schoolId, [teacher_id ?? actor.userId], span));
  return toCalendar(actor, finding, span);
};

export const listStudentLessons: Reading<typeof contract.endpoints.studentCalendar> = async (
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

export const listToday: Reading<typeof contract.endpoints.today> = async (actor, _, deps) => {
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
