import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { guestBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { loadLesson, loadOwnLesson } from '#functions/domain/lessons/lesson-scope.ts';
import { freeSeats } from '#functions/domain/lessons/seats.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { requireTime } from '#functions/domain/makeups/leave-time.ts';
import { toMakeupDtos } from '#functions/domain/makeups/makeup-dtos.ts';
import {
  grantedRight,
  type MakeupRight,
  makeupRights,
  withVisits,
} from '#functions/domain/makeups/makeup-right.ts';
import { writingRight } from '#functions/domain/makeups/write-rights.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { isStudent, noSuchStudent } from '#functions/domain/students/student-scope.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { LessonId, UserId } from '#shared/ids.ts';
import type { makeups as contract } from '#shared/makeups/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { cancelBooking } from './cancel-booking.ts';
import { notifyingBoth } from './notices.ts';
import { endVisit } from './visit-lesson.ts';

/** The student on leave: students ask for themselves, staff name a student. Throws 1001 and 2004. */
async function findStudent(
  { schoolId, role, userId }: Actor,
  named: UserId | undefined,
): Promise<User> {
  const id = role === ROLE.student ? userId : named;
  if (!id) throw refuseField('student_id', 'required');
  const found = await users.get({ schoolId, userId: id }, { consistent: true });
  if (!isStudent(found)) throw noSuchStudent();
  return found;
}

/** A lesson for whose students the caller may ask. That a student asks for their own class is checked later. */
const findLesson = (actor: Actor, id: LessonId): Promise<Lesson> =>
  actor.role === ROLE.student ? loadLesson(actor, id) : loadOwnLesson(actor, id);

/** A student of a lesson, with the makeup right for that lesson. */
interface StudentInLesson {
  readonly lesson: Lesson;
  readonly student: User;
  readonly right: MakeupRight | undefined;
  readonly settings: CalendarSettings;
}

const isOnLeave = ({ lesson, student, right }: StudentInLesson): boolean =>
  lesson.leaves.includes(student.id) && right !== undefined && right.state !== 'withdrawn';

const logDetail = ({ lesson, student }: StudentInLesson, reason?: string) => ({
  id: student.id,
  lesson: lesson.id,
  date: lesson.date,
  ...(reason && { reason }),
});

async function ask(actor: Actor, place: StudentInLesson, reason: string, now: Date): Promise<void> {
  const { lesson, student, right, settings } = place;
  if (isOnLeave(place)) return;
  requireTime(actor, lesson, settings.rules, now);
  const asking = { userId: student.id, reason, by: actor.userId, byName: actor.user.name, now };
  const granted = grantedRight(lesson, asking, settings.rules);
  const leaves = [...lesson.leaves.filter((id) => id !== student.id), student.id];
  const more = { reason: reason || '—', until: granted.validTo };
  await transact([
    ...lessons.replacing(lesson, lesson, withVisits(lesson, { leaves })),
    ...writingRight(right, granted, momentOf(actor, now)),
    ...loggingOperation({ ...actor, now }, 'leave.add', logDetail(place, reason)),
    ...(await notifyingBoth(
      actor,
      { lesson, student, staff: 'Leave', own: 'LeaveFor', more },
      now,
    )),
  ]);
}

/** Throws -1 when the student's seat has been given to a guest. Staff may add one more student. */
async function requireSeat({ role }: Actor, { lesson, settings }: StudentInLesson): Promise<void> {
  if (role !== ROLE.student || lesson.guests.length === 0) return;
  const { schoolId, classId: id } = lesson;
  const found = await classes.get({ schoolId, id }, { consistent: true });
  const [free = 0] = await freeSeats([[lesson, found]], settings);
  if (free < 1) throw new CallError(CODE.wait, { reason: 'makeups.seatGiven' });
}

function requireUnused({ state, booked, missed }: MakeupRight): void {
  if (state === 'booked') throw new CallError(CODE.wait, { reason: 'makeups.bookedFirst' });
  if (state !== 'used') return;
  const params = { date: missed.date, used: booked?.date ?? '' };
  throw new CallError(CODE.wait, { reason: 'makeups.rightUsed', params });
}

async function cancel(actor: Actor, place: StudentInLesson, now: Date): Promise<void> {
  const { lesson, student, right, settings } = place;
  if (!right || !isOnLeave(place)) return;
  requireTime(actor, lesson, settings.rules, now);
  requireUnused(right);
  await requireSeat(actor, place);
  const leaves = lesson.leaves.filter((id) => id !== student.id);
  await transact([
    ...lessons.replacing(lesson, lesson, withVisits(lesson, { leaves })),
    ...writingRight(right, { ...right, state: 'withdrawn' }, momentOf(actor, now)),
    ...loggingOperation({ ...actor, now }, 'leave.cancel', logDetail(place)),
    ...(await notifyingBoth(actor, { lesson, student, staff: 'Back', own: 'BackFor' }, now)),
  ]);
}

/** The makeup right with which a guest has booked this lesson. */
async function rightOfGuest({ schoolId, id }: Lesson, userId: User['id']) {
  const bookings = await guestBookings.get({ schoolId, userId }, { consistent: true });
  const missed = bookings?.lessons.find(({ lessonId }) => lessonId === id)?.missed;
  return missed && makeupRights.get({ schoolId, userId, lessonId: missed }, { consistent: true });
}

type AskLeave = UseCase<typeof contract.endpoints.leave>;
type LeaveInput = Parameters<AskLeave>[1];

/** Leave from a lesson that makes up for another one cancels its booking. */
async function leaveAsGuest(
  actor: Actor,
  place: Omit<StudentInLesson, 'right'>,
  now: Date,
): Promise<void> {
  const { lesson, student, settings } = place;
  const right = await rightOfGuest(lesson, student.id);
  requireTime(actor, lesson, settings.rules, now);
  if (right) await cancelBooking(actor, { student, right, host: lesson }, now);
  else await endVisit(actor, { lesson, student }, now);
}

async function decide(actor: Actor, input: LeaveInput, now: Date): Promise<MakeupRight[]> {
  const { schoolId } = actor;
  const [lesson, settings] = await Promise.all([
    findLesson(actor, input.lesson_id),
    loadSettings(schoolId),
  ]);
  const student = await findStudent(actor, input.student_id);
  const load = (lessonId: Lesson['id']) =>
    makeupRights.get({ schoolId, userId: student.id, lessonId }, { consistent: true });
  const isGuest = lesson.guests.includes(student.id);
  if (isGuest && !input.cancel) {
    const right = await rightOfGuest(lesson, student.id);
    await leaveAsGuest(actor, { lesson, student, settings }, now);
    return right ? [(await load(right.missed.id)) ?? []].flat() : [];
  }
  if (!student.classIds.includes(lesson.classId))
    throw new CallError(CODE.forbidden, { reason: 'makeups.notInLesson' });
  const place = { lesson, student, settings, right: await load(lesson.id) };
  await (input.cancel ? cancel(actor, place, now) : ask(actor, place, input.reason, now));
  return [(await load(lesson.id)) ?? []].flat();
}

/** Asks for leave, or cancels it; the makeup right is granted and withdrawn with it. */
export const askLeave: AskLeave = async (actor, input, deps) => {
  const now = deps.now();
  const rights = await retryWrite(() => decide(actor, input, now));
  const settings = await loadSettings(actor.schoolId);
  const [makeup] = await toMakeupDtos(actor, rights, { settings, now, consistent: true });
  return { makeup: makeup ?? null };
};
