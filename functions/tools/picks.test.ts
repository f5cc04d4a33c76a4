import { describe, expect, it, test } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { ClassId } from '#shared/ids.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { ROLE } from '#shared/roles.ts';
import { tools } from '#shared/tools/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { joinClass, makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { freshKey, studentId } from '#tests/factories/student.ts';

const { list, picks, pick } = tools.endpoints;

async function makeScene() {
  const staff = await makeStaff();
  const students = await makeStudents(staff.schoolId, 2);
  return { ...staff, students, classId: await makeClass(staff.teacher, students) };
}

const counting = (as: Person, class_id: ClassId, picked: Person, times = 1, key = freshKey()) =>
  call(pick, {
    as,
    payload: { class_id, picks: [{ id: studentId(picked), times }], request_key: key },
  });

const timesFor = async (as: Person, class_id: ClassId, of: Person) => {
  const { data } = await call(picks, { as, payload: { class_id } });
  return data.list.find(({ id }) => id === of.userId)?.times;
};

describe('the name picker', () => {
  it('knows how often it has picked whom, for each teacher apart', async () => {
    const { teacher, principal, classId, students } = await makeScene();
    const [first, second] = students as [Person, Person];

    const { data } = await counting(teacher, classId, first, 2);

    expect(data.list).toHaveLength(2);
    expect(await timesFor(teacher, classId, first)).toBe(2);
    expect(await timesFor(teacher, classId, second)).toBe(0);
    expect(await timesFor(principal, classId, first)).toBe(0);
  });

  it('counts a request once, however often it is repeated, and another one again', async () => {
    const { teacher, classId, students } = await makeScene();
    const [first] = students as [Person, Person];
    const key = freshKey();

    const all = [1, 2, 3].map(() => counting(teacher, classId, first, 1, key));
    expect((await Promise.all(all)).map(({ code }) => code)).toEqual([CODE.ok, CODE.ok, CODE.ok]);
    expect(await timesFor(teacher, classId, first)).toBe(1);

    await Promise.all([counting(teacher, classId, first), counting(teacher, classId, first)]);
    expect(await timesFor(teacher, classId, first)).toBe(3);
  });

  it('takes a pick back, never below nothing', async () => {
    const { teacher, classId, students } = await makeScene();
    const [first] = students as [Person, Person];
    await counting(teacher, classId, first, 1);
    await counting(teacher, classId, first, -3);

    expect(await timesFor(teacher, classId, first)).toBe(0);
  });

  it('lets a new child begin with the lowest count, and counts nobody from elsewhere', async () => {
    const { teacher, schoolId, classId, students } = await makeScene();
    const [first, second] = students as [Person, Person];
    await counting(teacher, classId, first, 5);
    await counting(teacher, classId, second, 3);
    const late = await makePerson(schoolId, ROLE.student);
    await counting(teacher, classId, late, 1);
    expect(await timesFor(teacher, classId, late)).toBeUndefined();

    await joinClass(classId, late);

    expect(await timesFor(teacher, classId, late)).toBe(3);
  });

  it('is closed for classes of others, and for those that are not there', async () => {
    const { teacher, schoolId, students } = await makeScene();
    const [first] = students as [Person, Person];
    const other = await makePerson(schoolId, ROLE.teacher);
    const classId = await makeClass(other, students);

    expect((await counting(teacher, classId, first)).code).toBe(CODE.forbidden);
    const asked = await call(picks, { as: teacher, payload: { class_id: classId } });
    expect(asked.code).toBe(CODE.forbidden);
    const nowhere = 'cls-nowhere' as ClassId;
    expect((await counting(teacher, nowhere, first)).code).toBe(CODE.notFound);
  });
});

test('the tools are named in the language of staff, with where they open; others have none', async () => {
  const { teacher, schoolId } = await makeStaff();
  const names = new Set<string>();
  for (const language of LANGUAGES) {
    const { data } = await call(list, { as: teacher, language });
    expect(data.list.length).toBeGreaterThanOrEqual(6);
    expect(data.list[0]?.url).toBe('/tool?tool=timer');
    names.add(data.list[0]?.name ?? '');
  }
  expect(names.size).toBe(LANGUAGES.length);
  const student = await makePerson(schoolId, ROLE.student);
  expect((await call(list, { as: student })).data.list).toEqual([]);
});
