import { expect, test } from 'vitest';
import { lessons } from '#shared/lessons/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { joinClass, makeClass } from '#tests/factories/class.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makeMakeup } from '#tests/factories/makeup.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';

const { studentCalendar, today } = lessons.endpoints;

async function calendarOf(as: Person, date: string) {
  const { data } = await call(studentCalendar, { as, payload: { from: date, to: date } });
  return data.lessons;
}

test('a student is not told why a clash was overruled', async () => {
  const { teacher, principal, schoolId } = await makeStaff();
  const student = await makePerson(schoolId, ROLE.student);
  const classId = await makeClass(teacher, [student]);
  const date = dayFromToday(0);
  const override = { by: principal.userId, reason: '小明要看医生', at: new Date().toISOString() };
  await storeLesson(teacher, classId, { date, override });
  expect(await calendarOf(student, date)).toMatchObject([{ override: '' }]);
  const { data } = await call(today, { as: student, payload: {} });
  expect(data.lessons).toMatchObject([{ override: '' }]);
  expect(await call(today, { as: teacher, payload: {} })).toMatchObject({
    data: { lessons: [{ override: override.reason }] },
  });
});

test('a guest who has come into the class since has the lesson once', async () => {
  const { teacher } = await makeStaff();
  const { student, host } = await makeMakeup(teacher, { booked: true });
  await joinClass(host.classId, student);
  const found = await calendarOf(student, host.date);
  expect(found.map(({ id }) => id)).toEqual([host.id]);
});
