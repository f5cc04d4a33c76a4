import { expect, test } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { addDays } from '#shared/days.ts';
import { daysInWords } from '#shared/days-in-words.ts';
import type { Payload } from '#shared/endpoint.ts';
import type { makeups as contract } from '#shared/makeups/contract.ts';
import { makeups } from '#shared/makeups/contract.ts';
import { notices } from '#shared/notices/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makeHost, storeBooking, storeLeave } from '#tests/factories/makeup.ts';
import type { Person } from '#tests/factories/person.ts';

type Query = Payload<typeof contract.endpoints.list>;

const listing = (as: Person, payload: Query = {}) =>
  call(makeups.endpoints.list, { as, payload, language: 'en' });
const daysOf = async (as: Person, payload: Query = {}) =>
  (await listing(as, payload)).data.list.map(({ valid_to }) => valid_to);

/** Rights of two classes of a teacher and one of a colleague, each good until another day. */
async function makeScene() {
  const staff = await makeStaff();
  const { teacher, colleague } = staff;
  const students = (await makeStudents(staff.schoolId, 6)) as [Person, ...Person[]];
  const last = [3, 30, -2, 6, 40, 20].map(dayFromToday);
  const classIds = [
    await makeClass(teacher, students.slice(0, 3)),
    await makeClass(teacher, students.slice(3, 5)),
    await makeClass(colleague, students.slice(5)),
  ] as const;
  for (const [index, student] of students.entries()) {
    const [classId, by] = [
      classIds[[0, 0, 0, 1, 1, 2][index] ?? 0],
      index < 5 ? teacher : colleague,
    ];
    const lesson = await storeLesson(by, classId ?? classIds[0], {
      date: dayFromToday(index + 1),
      start: 540 + index * 20,
      end: 555 + index * 20,
    });
    const right = await storeLeave(lesson, student, { validTo: last[index] ?? '' });
    if (index === 4) await storeBooking(right, await makeHost(teacher, { date: dayFromToday(12) }));
  }
  return { ...staff, students, classIds };
}

test('rights are listed by state, the next to expire first, to whom they concern', async () => {
  const { principal, teacher, colleague, classIds } = await makeScene();
  const [a, b, , d, , f] = [3, 30, -2, 6, 40, 20].map(dayFromToday);
  expect(await daysOf(principal)).toEqual([a, d, f, b]);
  expect(await daysOf(teacher)).toEqual([a, d, b]);
  expect(await daysOf(colleague)).toEqual([f]);
  expect(await daysOf(teacher, { class_id: classIds[0] })).toEqual([a, b]);
  expect(await daysOf(principal, { state: 'expiring' })).toEqual([a, d]);
  expect(await daysOf(principal, { state: 'expired' })).toEqual([dayFromToday(-2)]);
  expect(await daysOf(principal, { state: 'booked' })).toEqual([dayFromToday(40)]);
  expect(await daysOf(principal, { state: 'used' })).toEqual([]);
  expect((await listing(colleague, { class_id: classIds[0] })).code).toBe(CODE.forbidden);
});

test('pages of several classes have no gap and nothing twice', async () => {
  const { teacher } = await makeScene();
  const all = await daysOf(teacher);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await listing(teacher, { limit: 1, ...(cursor && { cursor }) });
    seen.push(...data.list.map(({ valid_to }) => valid_to));
    cursor = data.cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(all);
});

test('a student whose right expires soon is notified once, whether staff or the student list it', async () => {
  const { principal, students } = await makeScene();
  const [first] = students;
  await Promise.all([listing(principal), listing(principal), listing(first)]);
  await listing(first);
  const payload = { user_id: first.userId };
  const { data } = await call(notices.endpoints.list, { as: first, payload, language: 'en' });
  expect(data.list.map(({ title }) => title)).toEqual(['A makeup expires soon']);
  const { day } = daysInWords({ day: dayFromToday(3) }, 'en');
  expect(data.list[0]?.body).toContain(`by ${day}`);
});

test('a student sees the own rights, with the rules of the school', async () => {
  const { students, teacher } = await makeScene();
  const [first, second] = students as [Person, Person, ...Person[]];
  const foreign = await listing(first, { student_id: second.userId as never });
  expect(foreign).toMatchObject({ code: 2003, data: null });
  const { data } = await listing(first, {});
  expect(data).toMatchObject({ leave_hours: 2, makeup_days: 60, cursor: null });
  expect(data.list).toMatchObject([{ student_id: first.userId, expires_soon: true }]);
  expect(await daysOf(teacher, { student_id: second.userId as never })).toEqual([
    addDays(dayFromToday(0), 30),
  ]);
});
