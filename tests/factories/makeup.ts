import { writingBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { type Lesson, type LessonValue, lessons } from '#functions/domain/lessons/lesson.ts';
import { toBooking } from '#functions/domain/makeups/guests.ts';
import {
  grantedRight,
  type MakeupRight,
  type MakeupRightValue,
  snapshotOf,
  withVisits,
} from '#functions/domain/makeups/makeup-right.ts';
import { writingRight } from '#functions/domain/makeups/write-rights.ts';
import { transact } from '#functions/platform/table.ts';
import { makeups } from '#shared/makeups/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from './class.ts';
import { dayFromToday, storeLesson } from './lesson.ts';
import { makePerson, type Person } from './person.ts';
import { makeStudent, studentId } from './student.ts';

const { change, leave } = makeups.endpoints;

export const askingLeave = (as: Person, lesson: Lesson, values: object = {}) =>
  call(leave, { as, payload: { lesson_id: lesson.id, ...values }, language: 'en' });

export const changingClass = (as: Person, student: Person, missed: Lesson, values: object) =>
  call(change, {
    as,
    payload: { student_id: studentId(student), lesson_id: missed.id, ...values },
    language: 'en',
  });

type Values = Parameters<typeof storeLesson>[2];

/** A future lesson of the caller's class, and its student, who may be the caller. */
export async function makeLessonToMiss(
  actor: Person,
  values: Values = {},
): Promise<{ student: Person; teacher: Person; lesson: Lesson }> {
  const isStudent = actor.role === ROLE.student;
  const teacher = isStudent ? await makePerson(actor.schoolId, ROLE.teacher) : actor;
  const student = isStudent ? actor : await makeStudent(actor);
  const classId = await makeClass(teacher, [student]);
  return { student, teacher, lesson: await storeLesson(teacher, classId, values) };
}

/** A lesson of another teacher without students. */
export async function makeHost(of: Person, values: Partial<LessonValue> = {}): Promise<Lesson> {
  const teacher = await makePerson(of.schoolId, ROLE.teacher);
  return storeLesson(teacher, await makeClass(teacher, []), values);
}

const rightNow = () => ({ now: new Date(), timeZone: 'Asia/Shanghai' });

/** A stored leave with its right to a makeup lesson. */
export async function storeLeave(
  lesson: Lesson,
  { userId }: Person,
  values: Partial<MakeupRightValue> = {},
): Promise<MakeupRight> {
  const asking = { userId, reason: '感冒', by: userId, byName: '', now: new Date() };
  const right = { ...grantedRight(lesson, asking, { makeupDays: 60 }), ...values };
  await transact([
    ...lessons.replacing(
      lesson,
      lesson,
      withVisits(lesson, { leaves: [...lesson.leaves, userId] }),
    ),
    ...writingRight(undefined, right, rightNow()),
  ]);
  return { ...right, rev: 1 };
}

/** Books the right into another lesson. */
export async function storeBooking(right: MakeupRight, host: Lesson): Promise<void> {
  const { userId, missed } = right;
  const booked = { ...snapshotOf(host), by: userId, at: new Date().toISOString() };
  await transact([
    ...writingRight(right, { ...right, state: 'booked', booked }, rightNow()),
    ...lessons.replacing(host, host, withVisits(host, { guests: [...host.guests, userId] })),
    ...writingBookings(right, undefined, [toBooking(host, missed.id)]),
  ]);
}

/** A student on leave from a lesson of the caller's class, and a lesson to make up for it. */
export async function makeMakeup(actor: Person, { booked = false } = {}) {
  const { lesson, student, teacher } = await makeLessonToMiss(actor, { date: dayFromToday(9) });
  const right = await storeLeave(lesson, student);
  const host = await makeHost(actor, { date: dayFromToday(11), start: 1300, end: 1380 });
  if (booked) await storeBooking(right, host);
  return { lesson, student, teacher, host };
}
