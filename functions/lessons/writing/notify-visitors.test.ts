import { expect, test } from 'vitest';
import { guestBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { users } from '#functions/domain/people/user.ts';
import { classes } from '#shared/classes/contract.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { notices } from '#shared/notices/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { askingLeave, changingClass, makeHost, makeLessonToMiss } from '#tests/factories/makeup.ts';
import type { Person } from '#tests/factories/person.ts';
import { removing } from '#tests/factories/student-calls.ts';

const titlesOf = async (person: Person) => {
  const payload = { user_id: person.userId };
  const { data } = await call(notices.endpoints.list, { as: person, payload, language: 'en' });
  return data.list.map(({ title }) => title);
};

test('a lesson that moves is told to those on leave who are still in the class', async () => {
  const { schoolId, principal } = await makeStaff();
  const [stays, leaves] = (await makeStudents(schoolId, 2)) as [Person, Person];
  const classId = await makeClass(principal, [stays, leaves]);
  const lesson = await storeLesson(principal, classId, { date: dayFromToday(5) });
  for (const student of [stays, leaves]) await askingLeave(student, lesson);
  const leaving = { class_id: classId, student_ids: [leaves.userId] };
  await call(classes.endpoints.leave, { as: principal, payload: leaving });
  const payload = { lesson_id: lesson.id, rev: 1, date: dayFromToday(6) };
  expect((await call(lessons.endpoints.move, { as: principal, payload })).code).toBe(1);
  expect(await titlesOf(stays)).toHaveLength(1);
  expect(await titlesOf(leaves)).toEqual([]);
});

test('bookings of a removed student go with the rest', async () => {
  const { principal } = await makeStaff();
  const { student, lesson } = await makeLessonToMiss(principal, { date: dayFromToday(9) });
  await askingLeave(student, lesson);
  const host = await makeHost(principal, { date: dayFromToday(11) });
  await changingClass(principal, student, lesson, { to_lesson_id: host.id });
  await removing(principal, [student.userId]);
  const person = await users.get(student);
  expect(person?.expires).toBeGreaterThan(0);
  expect((await guestBookings.get(student))?.expires).toBe(person?.expires);
});
