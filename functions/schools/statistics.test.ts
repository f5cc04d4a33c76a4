import { describe, expect, it } from 'vitest';
import { dayAt } from '#functions/platform/school-day.ts';
import { CODE } from '#shared/codes.ts';
import { addDays } from '#shared/days.ts';
import type { ClassId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { schools } from '#shared/schools/contract.ts';
import { students } from '#shared/students/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { signInAt } from '#tests/factories/sign-in.ts';
import { adding, makeStudentStaff, removing } from '#tests/factories/student-calls.ts';

const TIME_ZONE = 'Asia/Shanghai';
const today = () => dayAt({ now: new Date(), timeZone: TIME_ZONE });
const noon = (day: string) => new Date(`${day}T12:00:00+08:00`);

const { statistics, classStatistics, home } = schools.endpoints;
const ofSchool = (as: Person, payload = {}) => call(statistics, { as, payload, language: 'en' });
const ofClasses = (as: Person, payload = {}) =>
  call(classStatistics, { as, payload, language: 'en' });
const ofClass = (as: Person, class_id: ClassId, payload = {}) =>
  call(students.endpoints.classroomStatistics, { as, payload: { class_id, ...payload } });
const ofStudent = (as: Person, student_id: string, payload = {}) =>
  call(students.endpoints.statistics, { as, payload: { student_id, ...payload } });

/** A teacher's class with a student who was there yesterday and the day before, and another class. */
async function makeScene() {
  const staff = await makeStudentStaff();
  const { schoolId, principal, teacher } = staff;
  const [own, other] = [await makeClass(teacher, []), await makeClass(principal, [])];
  const { data } = await adding(teacher, { name: '王小明', class_ids: [own] });
  const student = { ...principal, schoolId, userId: data.student.id, role: ROLE.student };
  for (const daysAgo of [2, 1]) await signInAt(student, noon(addDays(today(), -daysAgo)));
  return { ...staff, own, other, student };
}

describe('the statistics of a school', () => {
  it('have a row for each day of the week, and what the days add up to', async () => {
    const { principal, student } = await makeScene();
    await adding(principal, { name: '李雷' });

    const { data } = await ofSchool(principal);

    expect(data).toMatchObject({ from: addDays(today(), -6), to: today(), by: 'day' });
    expect(data.rows.map(({ date }) => date)).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((daysAgo) => addDays(today(), -daysAgo)),
    );
    expect(data.rows.map(({ active }) => active)).toEqual([0, 0, 0, 0, 1, 1, 0]);
    expect(data.rows.at(-1)).toMatchObject({ joined: 2, left: 0 });
    expect(data.totals).toMatchObject({ joined: 2, left: 0, active: 2 });
    expect(data.students).toBe(2);
    await removing(principal, [student.userId]);
    expect((await ofSchool(principal)).data).toMatchObject({
      totals: { joined: 2, left: 1, active: 2 },
      students: 1,
    });
  });

  it('have twelve rows for a year', async () => {
    const { principal } = await makeScene();
    const { data } = await ofSchool(principal, { period: 'year' });
    expect(data.rows).toHaveLength(12);
    expect(data.totals).toMatchObject({ joined: 1, left: 0, active: 2 });
    expect(data.rows.at(-1)?.date).toBe(today().slice(0, 7));
  });

  it.each([
    [{ from: '2026-11-02', to: '2026-11-01' }, CODE.invalid, 'to', 'must not be before the start'],
    [{ from: '2025-01-01', to: '2026-11-01' }, CODE.invalid, 'to', 'At most 366 days'],
    [{ from: '2026-02-30', to: '2026-03-01' }, CODE.invalid, 'from', 'correct date'],
    [{ from: '2026-11-02' }, CODE.incomplete, 'to', 'Required'],
    [{ period: 'decade' }, CODE.invalid, 'period', 'This value isn’t valid'],
  ])('are refused for %o', async (payload, code, field, words) => {
    const { principal } = await makeStudentStaff();
    const answer = await ofSchool(principal, payload);
    expect(answer).toMatchObject({ code, data: { errors: [{ field }] } });
    expect(answer.msg).toContain(words);
  });

  it('stand on the home as the last seven days', async () => {
    const { teacher } = await makeScene();
    const { data } = await call(home, { as: teacher, payload: {} });
    expect(data.week.rows.map(({ active }) => active)).toEqual([0, 0, 0, 0, 1, 1, 0]);
    expect(data.week.today).toBe(today());
    expect(data.storage).toEqual({ used: 0, quota: 50 * 1024 ** 3 });
  });
});

describe('the statistics of classes', () => {
  it('are those of all classes for a principal and of the own ones for a teacher', async () => {
    const { principal, teacher, own, other } = await makeScene();
    const all = await ofClasses(principal);
    expect(new Set(all.data.list.map(({ id }) => id))).toEqual(new Set([own, other]));
    const { data } = await ofClasses(teacher);
    expect(data.list).toMatchObject([
      { id: own, size: 1, totals: { joined: 1, left: 0, active: 2 } },
    ]);
  });

  it('are paged', async () => {
    const { principal } = await makeScene();
    const first = await ofClasses(principal, { limit: 1 });
    const next = await ofClasses(principal, { limit: 1, cursor: first.data.cursor });
    expect(
      [...first.data.list, ...next.data.list].map(({ totals }) => totals.joined).sort(),
    ).toEqual([0, 1]);
  });
});

describe('the statistics of a class', () => {
  it('are its own and those of its students', async () => {
    const { teacher, own, student } = await makeScene();
    const { data } = await ofClass(teacher, own);
    expect(data.totals).toMatchObject({ joined: 1, left: 0, active: 2 });
    expect(data.list).toMatchObject([
      { id: student.userId, totals: { active: 2 }, last_sign_in: expect.any(String) },
    ]);
    expect(data.total).toBe(1);
  });

  it('are not for another teacher', async () => {
    const { novice, own } = await makeScene();
    expect((await ofClass(novice, own)).code).toBe(CODE.forbidden);
  });
});

describe('the statistics of a student', () => {
  it('are the days with a sign-in', async () => {
    const { teacher, student } = await makeScene();
    const { data } = await ofStudent(teacher, student.userId);
    expect(data.rows.map(({ active }) => active)).toEqual([0, 0, 0, 0, 1, 1, 0]);
    expect(data).toMatchObject({ totals: { active: 2 }, student: { name: '王小明' } });
  });

  it('are refused to a teacher of other classes, and answer 2004 for a removed student', async () => {
    const { principal, novice, student } = await makeScene();
    expect((await ofStudent(novice, student.userId)).code).toBe(CODE.forbidden);
    await removing(principal, [student.userId]);
    expect((await ofStudent(principal, student.userId)).code).toBe(CODE.notFound);
  });

  it('of a student who has never signed in are zeros', async () => {
    const { principal, schoolId } = await makeStudentStaff();
    const { userId } = await makePerson(schoolId, ROLE.student);
    const { data } = await ofStudent(principal, userId, { period: 'year' });
    expect(data).toMatchObject({ totals: { active: 0 }, last_sign_in: null });
    expect(data.rows).toHaveLength(12);
  });
});
