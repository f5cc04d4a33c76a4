import { expect, test } from 'vitest';
import { lessons as items } from '#functions/domain/lessons/lesson.ts';
import { CODE } from '#shared/codes.ts';
import { addDays } from '#shared/days.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { makeups } from '#shared/makeups/contract.ts';
import type { MakeupDto } from '#shared/makeups/fields.ts';
import { notices } from '#shared/notices/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { askingLeave, changingClass, makeHost } from '#tests/factories/makeup.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import type { Person } from '#tests/factories/person.ts';
import { makePerson } from '#tests/factories/person.ts';
import { studentId } from '#tests/factories/student.ts';

/** A student with a lesson in some days, or so many minutes from now. */
async function makeScene(minutes?: number) {
  const staff = await makeStaff();
  const [student, friend] = (await makeStudents(staff.schoolId, 2)) as [Person, Person];
  const classId = await makeClass(staff.teacher, [student, friend], { name: '甲班' });
  const startsAt = new Date(Date.now() + (minutes ?? 0) * 60_000).toISOString();
  const lesson = await storeLesson(staff.teacher, classId, {
    date: dayFromToday(9),
    ...(minutes !== undefined && { startsAt }),
  });
  return { ...staff, student, friend, classId, lesson };
}

const makeupOf = ({ data }: { data: unknown }) => (data as { makeup: MakeupDto }).makeup;

async function titlesOf(as: Person): Promise<string[]> {
  const { list } = notices.endpoints;
  const { data } = await call(list, { as, payload: { user_id: as.userId }, language: 'en' });
  return data.list.map(({ title }) => title);
}

test('a student takes leave and gets a right to make the lesson up; the teacher is told', async () => {
  const { student, teacher, lesson, schoolId } = await makeScene();
  const answer = await askingLeave(student, lesson, { reason: '感冒' });
  expect(answer.code).toBe(CODE.ok);
  expect(makeupOf(answer)).toMatchObject({
    state: 'open',
    reason: '感冒',
    student_id: student.userId,
    valid_to: addDays(lesson.date, 60),
    missed: { id: lesson.id, class_name: '甲班', date: lesson.date },
    made_up: null,
    leave_cancellable: true,
  });
  expect(await titlesOf(teacher)).toEqual([`${student.name} is on leave`]);
  expect((await operationsOf(schoolId)).map(({ action }) => action)).toEqual(['leave.add']);
  const { data } = await call(lessons.endpoints.info, {
    as: teacher,
    payload: { lesson_id: lesson.id },
  });
  expect(data.lesson).toMatchObject({ students: 2, on_leave: 1, rev: 1 });
});

test('asking again, also many times at once, is the same leave', async () => {
  const { student, teacher, lesson } = await makeScene();
  const answers = await Promise.all([1, 2, 3, 4].map(() => askingLeave(student, lesson)));
  for (const answer of answers) expect(makeupOf(answer)).toEqual(makeupOf(answers[0] ?? answer));
  const again = await askingLeave(student, lesson, { reason: '别的原因' });
  expect(makeupOf(again).reason).toBe('');
  expect((await items.get(lesson))?.leaves).toEqual([student.userId]);
  expect(await titlesOf(teacher)).toHaveLength(1);
});

test('a student asks before the cut-off, staff until the lesson begins', async () => {
  const { student, teacher, lesson } = await makeScene(100);
  const late = await askingLeave(student, lesson);
  expect(late).toMatchObject({ code: CODE.wait });
  expect(late.msg).toMatch(/Less than 2 hours/);
  const named = { student_id: studentId(student) };
  expect((await askingLeave(teacher, lesson, named)).code).toBe(CODE.ok);
  expect(await titlesOf(student)).toEqual(['You are on leave']);
  const back = await askingLeave(student, lesson, { cancel: 1 });
  expect(back.msg).toMatch(/Less than 2 hours/);
});

test('nobody takes leave from a lesson that has begun', async () => {
  const { student, teacher, lesson } = await makeScene(-1);
  const named = { student_id: studentId(student) };
  for (const answer of [
    await askingLeave(student, lesson),
    await askingLeave(teacher, lesson, named),
  ]) {
    expect(answer).toMatchObject({ code: CODE.wait });
    expect(answer.msg).toMatch(/has begun/);
  }
});

test('leave is cancelled while nothing is booked with it', async () => {
  const { student, teacher, lesson } = await makeScene();
  await askingLeave(student, lesson);
  const host = await makeHost(teacher, { date: dayFromToday(11) });
  await changingClass(teacher, student, lesson, { to_lesson_id: host.id });
  const refused = await askingLeave(student, lesson, { cancel: 1 });
  expect(refused.msg).toMatch(/Cancel it before/);
  await changingClass(teacher, student, lesson, { cancel: 1 });
  const cancelled = await askingLeave(student, lesson, { cancel: 1 });
  expect(cancelled).toMatchObject({ code: CODE.ok, data: { makeup: null } });
  expect((await askingLeave(student, lesson, { cancel: 1 })).data).toEqual({ makeup: null });
  expect((await items.get(lesson))?.leaves).toEqual([]);
  expect(makeupOf(await askingLeave(student, lesson)).state).toBe('open');
});

test('leave is refused from a lesson of another class, one of another school and by a colleague', async () => {
  const { student, colleague, lesson, schoolId } = await makeScene();
  const other = await makeHost(student);
  expect((await askingLeave(student, other)).code).toBe(CODE.forbidden);
  const stranger = await makeScene();
  expect((await askingLeave(stranger.student, lesson)).code).toBe(CODE.notFound);
  expect((await askingLeave(colleague, lesson, { student_id: student.userId })).code).toBe(
    CODE.forbidden,
  );
  const principal = await makePerson(schoolId, ROLE.principal);
  expect(await askingLeave(principal, lesson)).toMatchObject({
    code: CODE.incomplete,
    data: { errors: [{ field: 'student_id', rule: 'required' }] },
  });
});

test('leave from a lesson that makes up for another gives the right back', async () => {
  const { student, teacher, lesson } = await makeScene();
  const host = await makeHost(teacher, { date: dayFromToday(11) });
  await changingClass(teacher, student, lesson, { to_lesson_id: host.id });
  const answer = await askingLeave(student, host);
  expect(makeupOf(answer)).toMatchObject({ state: 'open', missed: { id: lesson.id } });
  expect((await items.get(host))?.guests).toEqual([]);
});

test('a seat that was given to a guest is not taken back by the student', async () => {
  const { student, friend, colleague, teacher } = await makeScene();
  const single = await makeClass(teacher, [student], { capacity: 1 });
  const lesson = await storeLesson(teacher, single, { date: dayFromToday(12) });
  const missed = await storeLesson(colleague, await makeClass(colleague, [friend]));
  const taking = () => changingClass(colleague, friend, missed, { to_lesson_id: lesson.id });
  expect((await taking()).msg).toMatch(/no free seat/);
  await askingLeave(student, lesson);
  expect((await taking()).code).toBe(CODE.ok);
  expect((await askingLeave(student, lesson, { cancel: 1 })).msg).toMatch(/given to a student/);
});

test('those on leave are told when the lesson moves, and the lesson is edited as before', async () => {
  const { student, teacher, lesson } = await makeScene();
  await askingLeave(student, lesson);
  const payload = { lesson_id: lesson.id, rev: 1, date: dayFromToday(15) };
  const { code } = await call(lessons.endpoints.move, { as: teacher, payload });
  expect(code).toBe(CODE.ok);
  expect(await titlesOf(student)).toEqual(['A lesson that you took leave from has moved']);
  const { data } = await call(makeups.endpoints.list, { as: student, payload: {} });
  expect(data.list[0]?.missed.date).toBe(dayFromToday(15));
});

test('nothing is missed by a lesson that is deleted', async () => {
  const { student, teacher, lesson } = await makeScene();
  await askingLeave(student, lesson);
  await call(lessons.endpoints.remove, { as: teacher, payload: { lesson_id: lesson.id } });
  const { data } = await call(makeups.endpoints.list, { as: student, payload: {} });
  expect(data.list).toEqual([]);
});
