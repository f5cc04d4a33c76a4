import { expect, test } from 'vitest';
import { guestBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { lessons as items, type Lesson } from '#functions/domain/lessons/lesson.ts';
import { toBooking } from '#functions/domain/makeups/guests.ts';
import { makeupRights, rightIdOf } from '#functions/domain/makeups/makeup-right.ts';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { makeups } from '#shared/makeups/contract.ts';
import type { MakeupDto } from '#shared/makeups/fields.ts';
import { students } from '#shared/students/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeSettings } from '#tests/factories/calendar-settings.ts';
import { makeClass } from '#tests/factories/class.ts';
import { joining, makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { addLesson, dayFromToday, newLessonOf, storeLesson } from '#tests/factories/lesson.ts';
import { changingClass, makeHost, storeBooking, storeLeave } from '#tests/factories/makeup.ts';
import type { Person } from '#tests/factories/person.ts';
import { studentId } from '#tests/factories/student.ts';

const DAY = dayFromToday(11);

/** A student on leave from a lesson of a class. */
async function makeScene() {
  const staff = await makeStaff();
  const [student] = (await makeStudents(staff.schoolId, 1)) as [Person];
  const classId = await makeClass(staff.teacher, [student]);
  const lesson = await storeLesson(staff.teacher, classId, { date: dayFromToday(9) });
  const right = await storeLeave(lesson, student);
  const missed = { ...lesson, rev: 2 };
  return { ...staff, student, classId, lesson: missed, right };
}

const makeupOf = ({ data }: { data: unknown }) => (data as { makeup: MakeupDto }).makeup;
const choicesOf = async (as: Person, payload: object) =>
  (await call(makeups.endpoints.choices, { as, payload })).data;

test('a right is booked into another lesson, which the student then sees, and both are linked', async () => {
  const { student, teacher, lesson } = await makeScene();
  const host = await makeHost(teacher, { date: DAY });
  const booked = await changingClass(teacher, student, lesson, { to_lesson_id: host.id });
  expect(makeupOf(booked)).toMatchObject({
    state: 'booked',
    missed: { id: lesson.id },
    made_up: { id: host.id, date: DAY },
    booking_cancellable: true,
  });
  const again = await changingClass(teacher, student, lesson, { to_lesson_id: host.id });
  expect(makeupOf(again)).toEqual(makeupOf(booked));
  const payload = { from: DAY, to: DAY };
  const { data } = await call(lessons.endpoints.studentCalendar, { as: student, payload });
  expect(data.lessons).toMatchObject([{ id: host.id, students: 1, guests: 1 }]);
  const of = { as: teacher, payload: { lesson_id: lesson.id } };
  const { data: there } = await call(makeups.endpoints.ofLesson, of);
  expect(there.students).toMatchObject([{ presence: 'leave', makeup: { state: 'booked' } }]);
});

test('a lesson to come is moved to another class with leave, right and booking in one', async () => {
  const { student, teacher, classId } = await makeScene();
  const next = await storeLesson(teacher, classId, { date: dayFromToday(16) });
  const host = await makeHost(teacher, { date: DAY });
  const answer = await changingClass(teacher, student, next, { to_lesson_id: host.id });
  expect(makeupOf(answer)).toMatchObject({ state: 'booked', missed: { id: next.id } });
  expect((await items.get(next))?.leaves).toEqual([student.userId]);
});

test('a booking that is given up gives seat and right back', async () => {
  const { student, teacher, lesson, schoolId } = await makeScene();
  const host = await makeHost(teacher, { date: DAY });
  await changingClass(teacher, student, lesson, { to_lesson_id: host.id });
  const cancelled = await changingClass(teacher, student, lesson, { cancel: 1 });
  expect(makeupOf(cancelled)).toMatchObject({ state: 'open', made_up: null });
  const again = await changingClass(teacher, student, lesson, { cancel: 1 });
  expect(makeupOf(again)).toEqual(makeupOf(cancelled));
  expect((await items.get(host))?.guests).toEqual([]);
  const { userId } = student;
  expect((await guestBookings.get({ schoolId, userId }))?.lessons).toEqual([]);
});

test.each([
  ['has begun', { startsAt: new Date(Date.now() - 1000).toISOString() }, /not begun/],
  ['comes too late', { date: dayFromToday(9 + 61) }, /made up by/],
  ['is when the student has another', { date: dayFromToday(9), start: 560 }, /another lesson/],
  ['is of another course', { courseId: 'crs-test' as never }, /same course/],
  [
    'has many guests',
    { guests: Array.from({ length: 10 }, (_, n) => `stu-${n}` as never) },
    /seat/,
  ],
])('a lesson that %s is refused in words', async (_, values, words) => {
  const { student, teacher, lesson } = await makeScene();
  const host = await makeHost(teacher, { date: DAY, ...values });
  const answer = await changingClass(teacher, student, lesson, { to_lesson_id: host.id });
  expect(answer.code).toBe(CODE.wait);
  expect(answer.msg).toMatch(words);
});

test('so are a lesson of the own class, a second booking, a used up and an expired right', async () => {
  const { student, teacher, lesson, classId } = await makeScene();
  const own = await storeLesson(teacher, classId, { date: DAY });
  const book = (missed: typeof lesson, to_lesson_id: string) =>
    changingClass(teacher, student, missed, { to_lesson_id });
  expect((await book(lesson, own.id)).msg).toMatch(/comes to this lesson anyway/);
  const [host, other] = [
    await makeHost(teacher, { date: DAY, start: 900 }),
    await makeHost(teacher, { date: DAY, start: 1100 }),
  ];
  await book(lesson, host.id);
  expect((await book(lesson, other.id)).msg).toMatch(/booked for/);
  const old = await storeLesson(teacher, classId, { date: dayFromToday(-70), state: 'taught' });
  await storeLeave(old, student);
  expect((await book(old, other.id)).msg).toMatch(/expired/);
  const past = await storeLesson(teacher, classId, { date: dayFromToday(-1) });
  expect((await book(past, other.id)).code).toBe(CODE.notFound);
});

test('a principal may allow another course with a reason; other schools are out of reach', async () => {
  const { student, teacher, principal, lesson } = await makeScene();
  const { course } = await makeSettings(principal.schoolId);
  const host = await makeHost(teacher, { date: DAY, courseId: course.id });
  const wish = { to_lesson_id: host.id, override: '同等内容' };
  expect((await changingClass(teacher, student, lesson, wish)).code).toBe(CODE.wait);
  const allowed = await changingClass(principal, student, lesson, wish);
  expect(makeupOf(allowed)).toMatchObject({ state: 'booked', override: '同等内容' });
  const stranger = await makeScene();
  const elsewhere = await changingClass(stranger.principal, stranger.student, stranger.lesson, {
    to_lesson_id: host.id,
  });
  expect(elsewhere.code).toBe(CODE.notFound);
});

test('a right that was booked twice is open again once when the second lesson is deleted', async () => {
  const { student, teacher, principal, lesson, schoolId } = await makeScene();
  const [first, second] = [
    await makeHost(teacher, { date: DAY, start: 900 }),
    await makeHost(teacher, { date: DAY, start: 1100 }),
  ];
  await changingClass(teacher, student, lesson, { to_lesson_id: first.id });
  const key = { schoolId, userId: student.userId, lessonId: lesson.id };
  // Absent from the first with leave: the right is open again, and the booking stays as what was.
  await makeupRights.change(key, ({ booked: _, ...right }) => ({ ...right, state: 'open' }));
  const booked = await changingClass(teacher, student, lesson, { to_lesson_id: second.id });
  expect(makeupOf(booked)).toMatchObject({ state: 'booked', made_up: { id: second.id } });

  const { rev = 0 } = (await items.get(second)) ?? {};
  const payload = { lesson_id: second.id, rev };
  const removed = await call(lessons.endpoints.remove, { as: principal, payload });
  expect(removed.code, removed.body).toBe(CODE.ok);
  expect(await makeupRights.get(key)).toMatchObject({ state: 'open' });
  const bookings = await guestBookings.get({ schoolId, userId: student.userId });
  expect(bookings?.lessons.map(({ lessonId }) => lessonId)).toEqual([first.id]);
});

test('lessons are proposed in which the student can make up, the next first', async () => {
  const { student, teacher, lesson, classId } = await makeScene();
  const [second, first] = [
    await makeHost(teacher, { date: dayFromToday(12) }),
    await makeHost(teacher, { date: DAY }),
  ];
  await makeHost(teacher, { date: dayFromToday(9), start: 560 });
  await makeHost(teacher, { date: dayFromToday(80) });
  await storeLesson(teacher, classId, { date: DAY, start: 700 });
  const asked = { student_id: studentId(student), lesson_id: lesson.id };
  const { list, cursor } = await choicesOf(teacher, asked);
  expect(list.map(({ lesson: { id } }) => id)).toEqual([first.id, second.id]);
  expect(list[0]?.seats).toBe(10);
  expect(cursor).toBeNull();
  const later = await choicesOf(teacher, { ...asked, from: dayFromToday(12) });
  expect(later.list.map(({ lesson: { id } }) => id)).toEqual([second.id]);
});

test('of many who book the last seat at once one gets it', async () => {
  const { schoolId, teacher, principal } = await makeStaff();
  const people = await makeStudents(schoolId, 6);
  const missed: { lesson: Lesson; student: Person }[] = [];
  for (const student of people) {
    const start = 480 + missed.length * 100;
    const classId = await makeClass(teacher, [student]);
    const lesson = await storeLesson(teacher, classId, { date: dayFromToday(9), start });
    missed.push({ lesson, student });
  }
  const classId = await makeClass(teacher, [], { capacity: 1 });
  const host = await storeLesson(teacher, classId, { date: DAY });
  const answers = await Promise.all(
    missed.map(({ lesson, student }) =>
      changingClass(principal, student, lesson, { to_lesson_id: host.id }),
    ),
  );
  expect(answers).toHaveLength(6);
  expect(answers.filter(({ code }) => code === CODE.ok)).toHaveLength(1);
  expect((await items.get(host))?.guests).toHaveLength(1);
});

test('of two lessons booked with one right at once one is', async () => {
  const { student, teacher, lesson } = await makeScene();
  const hosts = [
    await makeHost(teacher, { date: DAY, start: 600 }),
    await makeHost(teacher, { date: DAY, start: 900 }),
  ];
  const answers = await Promise.all(
    hosts.map(({ id }) => changingClass(teacher, student, lesson, { to_lesson_id: id })),
  );
  expect(answers.filter(({ code }) => code === CODE.ok)).toHaveLength(1);
});

test('of a booking and another lesson for the student at that time only one is made', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { student, teacher, lesson, classId, colleague, principal } = await makeScene();
    const host = await makeHost(teacher, { date: DAY, start: 600, end: 660 });
    const time = { date: DAY, start: '10:30', end: '11:30' };
    const booking = changingClass(teacher, student, lesson, { to_lesson_id: host.id });
    const other = await makeClass(colleague, []);
    if (round % 2) {
      await storeLesson(colleague, other, { date: DAY, start: 630, end: 690 });
      const [booked, joined] = await Promise.all([booking, joining(principal, other, [student])]);
      const { results } = joined.data;
      expect(Number(booked.code === CODE.ok) + Number(results[0]?.ok)).toBe(1);
    } else {
      const planning = addLesson(teacher, newLessonOf(classId, time));
      const codes = (await Promise.all([booking, planning])).map(({ code }) => code);
      expect(codes.filter((code) => code === CODE.ok)).toHaveLength(1);
    }
  }
});

test('a deleted lesson gives its guests their rights back, and a removed student frees the seat', async () => {
  const { student, teacher, principal, lesson } = await makeScene();
  const host = await makeHost(teacher, { date: DAY });
  await changingClass(teacher, student, lesson, { to_lesson_id: host.id });
  const removing = { as: principal, payload: { lesson_id: host.id } };
  expect((await call(lessons.endpoints.remove, removing)).code).toBe(CODE.ok);
  const { data } = await call(makeups.endpoints.list, { as: student, payload: {} });
  expect(data.list).toMatchObject([{ state: 'open', made_up: null }]);
  const next = await makeHost(teacher, { date: DAY });
  await changingClass(teacher, student, lesson, { to_lesson_id: next.id });
  await call(students.endpoints.remove, { as: principal, payload: { ids: [student.userId] } });
  expect((await items.get(next))?.guests).toEqual([]);
  const ofSchool = await call(makeups.endpoints.list, { as: principal, payload: {} });
  expect(ofSchool.data.list).toEqual([]);
});

test('a booking of long ago leads to its right until there is a record of the lesson', async () => {
  const { student, teacher, classId, lesson, schoolId } = await makeScene();
  const old = await storeLesson(teacher, classId, { date: dayFromToday(-200) });
  const [recorded, forgotten] = [
    await storeLesson(teacher, classId, { date: dayFromToday(-190) }),
    await makeHost(teacher, { date: dayFromToday(-120) }),
  ];
  const settled = await storeLeave(recorded, student, { validTo: dayFromToday(-130) });
  await makeupRights.change(rightIdOf(settled), (right) => ({ ...right, state: 'used' }));
  await storeBooking(await storeLeave(old, student), forgotten);
  await guestBookings.change(student, (bookings) => ({
    ...bookings,
    lessons: [...bookings.lessons, toBooking({ ...forgotten, id: newId('lesson') }, recorded.id)],
  }));
  const host = await makeHost(teacher, { date: DAY });
  await changingClass(teacher, student, lesson, { to_lesson_id: host.id });
  const after = await guestBookings.get({ schoolId, userId: student.userId });
  expect(after?.lessons.map(({ lessonId }) => lessonId)).toEqual([forgotten.id, host.id]);
});
