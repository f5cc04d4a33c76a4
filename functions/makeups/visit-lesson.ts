import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { changingTimetable, timetables } from '#functions/domain/classes/timetable.ts';
import { guestBookings, writingBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { toLessonDto } from '#functions/domain/lessons/lesson-dto.ts';
import { loadOwnLesson } from '#functions/domain/lessons/lesson-scope.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import { freeSeats, requiringSeats } from '#functions/domain/lessons/seats.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { toBooking, withoutBooking } from '#functions/domain/makeups/guests.ts';
import { withVisits } from '#functions/domain/makeups/makeup-right.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { MessageKey, MessageParams } from '#shared/i18n/messages.ts';
import type { makeups as contract } from '#shared/makeups/contract.ts';
import { keptBookings } from './kept-bookings.ts';
import { notifyingBoth } from './notices.ts';
import { busyAt, loadStudentDays } from './student-days.ts';

/** A student and the lesson of another class that the student visits, without making up for another one. */
interface Visit {
  readonly lesson: Lesson;
  readonly student: User;
}

const refuse = (reason: MessageKey, params?: MessageParams): CallError =>
  new CallError(CODE.wait, { reason, ...(params && { params }) });

const logDetail = ({ lesson, student }: Visit) => ({
  id: student.id,
  lesson: lesson.id,
  date: lesson.date,
});

/** Visitors come and go until the record is being written: somebody may also walk in. */
function requireOpen({ state }: Lesson): void {
  if (state !== 'planned' && state !== 'running') throw refuse('lessons.taught');
}

/**
 * The timetables of the student's classes are read first and raised: a lesson of these classes that is planned
 * at the same time conflicts, and is retried. Throws -1 when the student has another lesson then, comes
 * anyway, or when no seat is free.
 */
async function addVisit(actor: Actor, visit: Visit, now: Date): Promise<void> {
  const { lesson, student } = visit;
  const { schoolId } = actor;
  if (lesson.guests.includes(student.id)) return;
  if (student.classIds.includes(lesson.classId)) throw refuse('makeups.ownClass');
  const ids = student.classIds.map((classId) => ({ schoolId, classId }));
  const found = await timetables.getMany(ids, { consistent: true });
  const person = { schoolId, userId: student.id };
  const [settings, bookings, visited] = await Promise.all([
    loadSettings(schoolId),
    guestBookings.get(person, { consistent: true }),
    classes.get({ schoolId, id: lesson.classId }, { consistent: true }),
  ]);
  const days = await loadStudentDays(student, bookings?.lessons ?? [], [lesson.date]);
  const busy = busyAt(lesson, days);
  if (busy) throw refuse('makeups.busy', { date: busy.date, time: toClock(busy.start) });
  const [seats = 0] = await freeSeats([[lesson, visited]], settings);
  if (seats < 1) throw refuse('makeups.full');
  const guests = [...lesson.guests, student.id];
  const booked = [...(await keptBookings(bookings, now)), toBooking(lesson, undefined)];
  await transact([
    ...lessons.replacing(lesson, lesson, withVisits(lesson, { guests })),
    ...writingBookings(person, bookings, booked),
    ...ids.flatMap((id, index) => changingTimetable(id, found[index])),
    users.requiring(person, student),
    ...(visited ? [requiringSeats(visited)] : []),
    ...loggingOperation({ ...actor, now }, 'lesson.visit', logDetail(visit)),
    ...(await notifyingBoth(actor, { lesson, student, staff: 'Visitor', own: 'Visiting' }, now)),
  ]);
}

/** Gives the seat of a visitor free. Throws -1 for a guest who makes up for a lesson: that right would be lost. */
export async function endVisit(actor: Actor, visit: Visit, now: Date): Promise<void> {
  const { lesson, student } = visit;
  if (!lesson.guests.includes(student.id)) return;
  const person = { schoolId: actor.schoolId, userId: student.id };
  const bookings = await guestBookings.get(person, { consistent: true });
  const booking = bookings?.lessons.find(({ lessonId }) => lessonId === lesson.id);
  if (booking?.missed) throw refuse('makeups.isMakeup');
  const guests = lesson.guests.filter((id) => id !== student.id);
  await transact([
    ...lessons.replacing(lesson, lesson, withVisits(lesson, { guests })),
    ...writingBookings(person, bookings, withoutBooking(bookings?.lessons, lesson.id)),
    ...loggingOperation({ ...actor, now }, 'lesson.visitEnd', logDetail(visit)),
    ...(await notifyingBoth(actor, { lesson, student, staff: 'NoVisitor', own: 'NoVisit' }, now)),
  ]);
}

/** A student of another class, or of none yet, attends one lesson: to try it, or because they walked in. */
export const visitLesson: UseCase<typeof contract.endpoints.visit> = async (actor, input, deps) => {
  const now = deps.now();
  await retryWrite(async () => {
    const lesson = await loadOwnLesson(actor, input.lesson_id);
    const student = await loadOwnStudent(actor, input.student_id);
    requireOpen(lesson);
    return (input.cancel ? endVisit : addVisit)(actor, { lesson, student }, now);
  });
  const [lesson, settings] = await Promise.all([
    loadOwnLesson(actor, input.lesson_id),
    loadSettings(actor.schoolId),
  ]);
  return { lesson: await toLessonDto(lesson, settings) };
};
