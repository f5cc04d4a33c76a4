import { expect, test } from 'vitest';
import { lessons as items } from '#functions/domain/lessons/lesson.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { makeups } from '#shared/makeups/contract.ts';
import { notices } from '#shared/notices/contract.ts';
import { teaching } from '#shared/teaching/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { askingLeave, makeMakeup } from '#tests/factories/makeup.ts';
import type { Person } from '#tests/factories/person.ts';
import { makeStudent, studentId } from '#tests/factories/student.ts';

const { visit, ofLesson } = makeups.endpoints;

const visiting = (as: Person, lesson: { readonly id: string }, student: Person, more = {}) =>
  call(visit, {
    as,
    payload: { lesson_id: lesson.id, student_id: studentId(student), ...more },
    language: 'en',
  });

const titlesOf = async (person: Person) => {
  const payload = { user_id: person.userId };
  const { data } = await call(notices.endpoints.list, { as: person, payload, language: 'en' });
  return data.list.map(({ title }) => title);
};

test('a student of no class visits a lesson: counted, listed, and in its calendar', async () => {
  const { principal, teacher, schoolId } = await makeStaff();
  const [member] = (await makeStudents(schoolId, 1)) as [Person];
  const guest = await makeStudent(principal, { name: '新同学' });
  const lesson = await storeLesson(teacher, await makeClass(teacher, [member]), {
    date: dayFromToday(4),
  });
  expect((await visiting(principal, lesson, guest)).data.lesson).toMatchObject({
    students: 2,
    guests: 1,
  });
  // Repeated.
  expect((await visiting(principal, lesson, guest)).data.lesson).toMatchObject({ guests: 1 });
  const { data } = await call(ofLesson, { as: teacher, payload: { lesson_id: lesson.id } });
  const found = data.students.find(({ name }) => name === '新同学');
  expect(found).toMatchObject({ presence: 'guest', makeup: null });
  const span = { from: lesson.date, to: lesson.date };
  const own = await call(lessons.endpoints.studentCalendar, { as: guest, payload: span });
  expect(own.data.lessons.map(({ id }) => id)).toEqual([lesson.id]);
  expect(await titlesOf(guest)).toEqual(['You visit a lesson']);
  expect(await titlesOf(teacher)).toEqual(['新同学 visits a lesson']);

  expect((await visiting(principal, lesson, guest, { cancel: 1 })).data.lesson).toMatchObject({
    students: 1,
    guests: 0,
  });
  expect((await visiting(principal, lesson, guest, { cancel: 1 })).code).toBe(1);
  expect(await titlesOf(guest)).toContain('Your visit was cancelled');
});

test('a visitor is told when the lesson moves or is deleted, and can stay away', async () => {
  const { principal, teacher } = await makeStaff();
  const [guest, other] = [await makeStudent(principal), await makeStudent(principal)];
  const lesson = await storeLesson(teacher, await makeClass(teacher, []), {
    date: dayFromToday(4),
  });
  for (const student of [guest, other]) await visiting(principal, lesson, student);
  expect((await askingLeave(other, lesson)).code).toBe(1);
  expect((await items.get(lesson))?.guests).toEqual([guest.userId]);
  const move = { lesson_id: lesson.id, rev: 1, date: dayFromToday(5) };
  await call(lessons.endpoints.move, { as: teacher, payload: move });
  expect(await titlesOf(guest)).toContain('The lesson that you visit has moved');
  await call(lessons.endpoints.remove, { as: teacher, payload: { lesson_id: lesson.id } });
  expect(await titlesOf(guest)).toContain('Your visit was cancelled');
});

test('nobody has two lessons at a time, sits on no seat, or visits the own class', async () => {
  const { principal, teacher, colleague, schoolId } = await makeStaff();
  const [member] = (await makeStudents(schoolId, 1)) as [Person];
  const slot = { date: dayFromToday(4), start: 600, end: 660 };
  const own = await storeLesson(teacher, await makeClass(teacher, [member]), slot);
  const same = await storeLesson(colleague, await makeClass(colleague, []), slot);
  const full = await storeLesson(
    colleague,
    await makeClass(colleague, [await makeStudent(principal)], { capacity: 1 }),
    { date: dayFromToday(6) },
  );
  expect((await visiting(principal, own, member)).code).toBe(-1);
  expect((await visiting(principal, same, member)).msg).toMatch(/another lesson/);
  expect((await visiting(principal, full, member)).msg).toMatch(/no free seat/);
  // A teacher sees only students of the own classes, and changes only the own lessons.
  expect((await visiting(colleague, full, member)).code).toBe(2003);
  expect((await visiting(teacher, full, member)).code).toBe(2003);
});

test('two visitors at the same moment do not share the last seat', async () => {
  const { principal, teacher } = await makeStaff();
  const lesson = await storeLesson(teacher, await makeClass(teacher, [], { capacity: 1 }), {
    date: dayFromToday(4),
  });
  const students = [await makeStudent(principal), await makeStudent(principal)];
  const answers = await Promise.all(students.map((each) => visiting(principal, lesson, each)));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([-1, 1]);
});

test('a guest who makes up a lesson keeps the right', async () => {
  const { principal } = await makeStaff();
  const { student, host } = await makeMakeup(principal, { booked: true });
  const { code, msg } = await visiting(principal, host, student, { cancel: 1 });
  expect([code, msg]).toEqual([-1, expect.stringMatching(/cancel the makeup/)]);
});

test('a visitor stands in the record of the lesson', async () => {
  const { principal, teacher } = await makeStaff();
  const guest = await makeStudent(principal);
  const start = new Date(Date.now() - 5 * 60_000).toISOString();
  const lesson = await storeLesson(teacher, await makeClass(teacher, []), {
    date: dayFromToday(0),
    startsAt: start,
  });
  await visiting(principal, lesson, guest);
  const detail = await call(teaching.endpoints.detail, {
    as: teacher,
    payload: { lesson_id: lesson.id },
  });
  expect(JSON.stringify(detail.data)).toContain(guest.userId);
});
