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
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { toBooking } from '#functions/domain/makeups/guests.ts';
import { grantedRight, markOf, visited, writingRight } from '#functions/domain/makeups/right.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { LessonId } from '#shared/ids.ts';
import { checkSuitable } from './check-suitable.ts';
import { keptBookings } from './kept-bookings.ts';
import { loadMissed, type MissedLesson } from './missed-lesson.ts';
import { tellingBoth } from './news.ts';
import { freeSeats } from './seats.ts';
import { loadStudentDays } from './student-days.ts';

export interface Wish {
  readonly student: User;
  readonly missedId: LessonId;
  /** The lesson that shall make up for it. */
  readonly hostId: LessonId;
  readonly override: string;
}

interface Booking {
  readonly wish: Wish;
  readonly missed: MissedLesson;
  readonly host: Lesson;
  readonly hostClass: Class | undefined;
  readonly bookings: GuestBookings | undefined;
  /** Those of the bookings that stay. */
  readonly kept: readonly GuestBooking[];
  readonly timetable: TransactWrite[];
  readonly settings: CalendarSettings;
}

/**
 * The timetables of the student's classes are read first and raised by the booking: whoever plans a lesson
 * of one of them at the same moment finds that something has changed, and looks again.
 */
async function load(actor: Actor, wish: Wish, now: Date): Promise<Booking> {
  const { schoolId } = actor;
  const { student, missedId, hostId } = wish;
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
  return { wish, missed, host, hostClass, bookings, kept, timetable, settings };
}

/** Seats are counted with the size of the class, which changes without the lesson. */
const withSeats = ({ schoolId, id, size, capacity }: Class): TransactWrite => ({
  ConditionCheck: {
    Key: classes.key({ schoolId, id }),
    ConditionExpression: '#size = :size AND #capacity = :capacity',
    ExpressionAttributeNames: { '#size': 'size', '#capacity': 'capacity' },
    ExpressionAttributeValues: { ':size': size, ':capacity': capacity },
  },
});

/** Leave that is taken with the booking, or the condition that what was read still holds. */
function missing({ missed, wish: { student } }: Booking): TransactWrite[] {
  const { lesson, right } = missed;
  if (!lesson || lesson.state === 'taught') return [];
  if (right) return [lessons.requiring(lesson, lesson)];
  const leaves = [...lesson.leaves.filter((id) => id !== student.id), student.id];
  return lessons.replacing(lesson, lesson, visited(lesson, { leaves }));
}

function booking(actor: Actor, { missed, host, wish, settings }: Booking, now: Date) {
  const { student, override } = wish;
  const { userId: by, user } = actor;
  const asking = { userId: student.id, reason: '', by, byName: user.name, now };
  const { lesson, right, found } = missed;
  const before = right ?? (lesson && grantedRight(lesson, asking, settings.rules));
  if (!before) throw new TypeError('a lesson that is missed, or a right');
  return writingRight(found, {
    ...before,
    state: 'booked',
    booked: { ...markOf(host), by, at: now.toISOString() },
    ...(override && host.courseId !== missed.courseId && { override }),
  });
}

function writing(actor: Actor, loaded: Booking, now: Date): TransactWrite[] {
  const { wish, missed, host, hostClass, bookings, kept, timetable } = loaded;
  const { student, missedId } = wish;
  const { schoolId } = host;
  const guests = [...host.guests, student.id];
  const log = { id: student.id, missed: missedId, lesson: host.id, date: host.date };
  const person = { schoolId, userId: student.id };
  return [
    ...booking(actor, loaded, now),
    ...missing(loaded),
    ...lessons.replacing(host, host, visited(host, { guests })),
    ...writingBookings(person, bookings, [...kept, toBooking(host, missedId)]),
    ...timetable,
    users.requiring(person, student),
    ...(hostClass ? [withSeats(hostClass)] : []),
    ...loggingOperation({ ...actor, now }, 'makeup.book', {
      ...log,
      ...(missed.right ? {} : { leave: true }),
      ...(wish.override && { override: wish.override }),
    }),
  ];
}

async function telling(actor: Actor, { wish, missed, host }: Booking, now: Date) {
  const { student } = wish;
  const booked = { lesson: host, student, staff: 'Guest', own: 'Booked' } as const;
  const { lesson, right } = missed;
  if (!lesson || right) return tellingBoth(actor, booked, now);
  const more = { reason: '—', until: missed.validTo };
  const taken = { lesson, student, staff: 'Leave', own: 'LeaveFor', more } as const;
  return [...(await tellingBoth(actor, booked, now)), ...(await tellingBoth(actor, taken, now))];
}

/**
 * Books a lesson that makes up for another, all or nothing: right, seat, the student's bookings, and leave
 * where there was none. Booking the same again changes nothing. Throws what `checkSuitable` throws.
 */
export async function bookMakeup(actor: Actor, wish: Wish, now: Date): Promise<void> {
  const loaded = await load(actor, wish, now);
  const { missed, host, hostClass, bookings, settings } = loaded;
  if (missed.right?.state === 'booked' && missed.right.booked?.id === host.id) return;
  const days = await loadStudentDays(wish.student, bookings?.lessons ?? [], [host.date]);
  const [seats = 0] = await freeSeats([[host, hostClass]], settings);
  checkSuitable(actor, { missed, host, seats, days, override: wish.override }, now);
  await transact([...writing(actor, loaded, now), ...(await telling(actor, loaded, now))]);
}
