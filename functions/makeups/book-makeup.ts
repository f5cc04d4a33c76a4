import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import { type Class, classes } from '#functions/domain/classes/class.ts';
import { changingTimetable, timetables } from '#functions/domain/classes/timetable.ts';
import {
  type GuestBooking,
  type GuestBookings,
  guestBookings,
  writingBookings,
} from '#functions/domain/lessons/guest-bookings.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { loadLesson } from '#functions/domain/lessons/lesson-scope.ts';
import { freeSeats, requiringSeats } from '#functions/domain/lessons/seats.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { toBooking } from '#functions/domain/makeups/guests.ts';
import { grantedRight, snapshotOf, withVisits } from '#functions/domain/makeups/makeup-right.ts';
import { writingRight } from '#functions/domain/makeups/write-rights.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { LessonId } from '#shared/ids.ts';
import { checkSuitable } from './check-suitable.ts';
import { keptBookings } from './kept-bookings.ts';
import { loadMissed, type MissedLesson } from './missed-lesson.ts';
import { notifyingBoth } from './notices.ts';
import { loadStudentDays } from './student-days.ts';

interface BookingRequest {
  readonly student: User;
  readonly missedId: LessonId;
  /** The lesson that is to make up for it. */
  readonly hostId: LessonId;
  readonly override: string;
}

interface LoadedBooking {
  readonly request: BookingRequest;
  readonly missed: MissedLesson;
  readonly host: Lesson;
  readonly hostClass: Class | undefined;
  readonly bookings: GuestBookings | undefined;
  /** The bookings that are kept. */
  readonly kept: readonly GuestBooking[];
  readonly timetable: TransactWrite[];
  readonly settings: CalendarSettings;
}

/**
 * The timetables of the student's classes are read first, and the booking raises their revisions: a lesson
 * of these classes that is planned at the same time conflicts, and is retried.
 */
async function loadBooking(
  actor: Actor,
  request: BookingRequest,
  now: Date,
): Promise<LoadedBooking> {
  const { schoolId } = actor;
  const { student, missedId, hostId } = request;
  const ids = student.classIds.map((classId) => ({ schoolId, classId }));
  const found = await timetables.getMany(ids, { consistent: true });
  const settings = await loadSettings(schoolId);
  const [missed, host, bookings] = await Promise.all([
    loadMissed(actor, student, missedId, settings, now),
    loadLesson(actor, hostId),
    guestBookings.get({ schoolId, userId: student.id }, { consistent: true }),
  ]);
  const hostClass = await classes.get({ schoolId, id: host.classId }, { consistent: true });
  const timetable = ids.flatMap((id, index) => changingTimetable(id, found[index]));
  const kept = await keptBookings(bookings, now);
  return { request, missed, host, hostClass, bookings, kept, timetable, settings };
}

/** Takes leave where the student has none yet; else requires the missed lesson to be unchanged. */
function takingLeave({ missed, request: { student } }: LoadedBooking): TransactWrite[] {
  const { lesson, right } = missed;
  if (!lesson || lesson.state === 'taught') return [];
  if (right) return [lessons.requiring(lesson, lesson)];
  const leaves = [...lesson.leaves.filter((id) => id !== student.id), student.id];
  return lessons.replacing(lesson, lesson, withVisits(lesson, { leaves }));
}

function bookingRight(actor: Actor, { missed, host, request, settings }: LoadedBooking, now: Date) {
  const { student, override } = request;
  const { userId: by, user } = actor;
  const asking = { userId: student.id, reason: '', by, byName: user.name, now };
  const { lesson, right, found } = missed;
  const before = right ?? (lesson && grantedRight(lesson, asking, settings.rules));
  if (!before) throw new TypeError('neither a missed lesson nor a right');
  const booked = {
    ...before,
    state: 'booked' as const,
    booked: { ...snapshotOf(host), by, at: now.toISOString() },
    ...(override && host.courseId !== missed.courseId && { override }),
  };
  return writingRight(found, booked, momentOf(actor, now));
}

function bookingLesson(actor: Actor, loaded: LoadedBooking, now: Date): TransactWrite[] {
  const { request, missed, host, hostClass, bookings, kept, timetable } = loaded;
  const { student, missedId } = request;
  const { schoolId } = host;
  const guests = [...host.guests, student.id];
  const log = { id: student.id, missed: missedId, lesson: host.id, date: host.date };
  const person = { schoolId, userId: student.id };
  return [
    ...bookingRight(actor, loaded, now),
    ...takingLeave(loaded),
    ...lessons.replacing(host, host, withVisits(host, { guests })),
    ...writingBookings(person, bookings, [...kept, toBooking(host, missedId)]),
    ...timetable,
    users.requiring(person, student),
    ...(hostClass ? [requiringSeats(hostClass)] : []),
    ...loggingOperation({ ...actor, now }, 'makeup.book', {
      ...log,
      ...(missed.right ? {} : { leave: true }),
      ...(request.override && { override: request.override }),
    }),
  ];
}

async function notifyingBooking(actor: Actor, { request, missed, host }: LoadedBooking, now: Date) {
  const { student } = request;
  const booked = { lesson: host, student, staff: 'Guest', own: 'Booked' } as const;
  const { lesson, right } = missed;
  if (!lesson || right) return notifyingBoth(actor, booked, now);
  const more = { reason: '—', until: missed.validTo };
  const taken = { lesson, student, staff: 'Leave', own: 'LeaveFor', more } as const;
  return [
    ...(await notifyingBoth(actor, booked, now)),
    ...(await notifyingBoth(actor, taken, now)),
  ];
}

/**
 * Books a lesson that makes up for another in one transaction: right, seat, the student's bookings, and leave
 * where there was none. Booking the same again changes nothing. Throws what `checkSuitable` throws.
 */
export async function bookMakeup(actor: Actor, request: BookingRequest, now: Date): Promise<void> {
  const loaded = await loadBooking(actor, request, now);
  const { missed, host, hostClass, bookings, settings } = loaded;
  if (missed.right?.state === 'booked' && missed.right.booked?.id === host.id) return;
  const days = await loadStudentDays(request.student, bookings?.lessons ?? [], [host.date]);
  const [seats = 0] = await freeSeats([[host, hostClass]], settings);
  checkSuitable(actor, { missed, host, seats, days, override: request.override }, now);
  await transact([
    ...bookingLesson(actor, loaded, now),
    ...(await notifyingBooking(actor, loaded, now)),
  ]);
}
