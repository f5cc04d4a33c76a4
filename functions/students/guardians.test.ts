import { describe, expect, it } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { classes } from '#shared/classes/contract.ts';
import { CODE } from '#shared/codes.ts';
import { students } from '#shared/students/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { changePerson, type Person } from '#tests/factories/person.ts';
import { makeStudent, studentId } from '#tests/factories/student.ts';
import { makeStudentStaff } from '#tests/factories/student-calls.ts';

const { about, editGuardians, list } = students.endpoints;
const MOTHER = { relation: 'mother', name: '李芳', phone: '13800138001', photos: 'yes' };
const FATHER = { relation: 'father', name: '', phone: '13800138002', photos: 'unknown' };

async function makeScene() {
  const staff = await makeStudentStaff();
  const student = await makeStudent(staff.teacher, { phone: '' });
  const classId = await makeClass(staff.teacher, [student]);
  return { ...staff, student, classId };
}

const read = async (as: Person, student: Person) =>
  (await call(about, { as, payload: { student_id: studentId(student) } })).data;

async function edit(as: Person, student: Person, guardians: readonly object[], rev?: string) {
  const payload = { student_id: studentId(student), guardians };
  return call(editGuardians, {
    as,
    payload: { ...payload, rev: rev ?? (await read(as, student)).family.rev },
  });
}

describe('the guardians of a student', () => {
  it('are kept with their consent, and logged', async () => {
    const { principal, teacher, student, classId } = await makeScene();
    expect((await edit(teacher, student, [MOTHER, FATHER])).data.family.guardians).toEqual([
      MOTHER,
      FATHER,
    ]);
    const found = await read(principal, student);
    expect(found).toMatchObject({
      student: { id: student.userId },
      family: { guardians: [MOTHER, FATHER] },
      siblings: [],
      memberships: [{ class_id: classId }],
    });
    expect(await operationsOf(teacher.schoolId)).toMatchObject([{ action: 'student.guardians' }]);
  });

  it('are masked for a teacher who may not see phones, and not found by their phones', async () => {
    const { principal, teacher, student } = await makeScene();
    await edit(principal, student, [MOTHER]);
    await changePerson(teacher, { abilities: [] });
    expect((await read(teacher, student)).family.guardians).toEqual([
      { ...MOTHER, phone: '138****8001' },
    ]);
    expect((await edit(teacher, student, [])).code).toBe(CODE.forbidden);
    const { data } = await call(list, { as: teacher, payload: { search: '13800138001' } });
    expect(data.list).toEqual([]);
    expect(await users.get(student)).toMatchObject({ guardians: [MOTHER] });
  });

  it('are found by the first digits of their phones, until they are removed', async () => {
    const { principal, teacher, student } = await makeScene();
    await edit(principal, student, [MOTHER, FATHER]);
    const find = async (as: Person, search: string) =>
      (await call(list, { as, payload: { search } })).data.list.map(({ id }) => id);
    for (const as of [principal, teacher])
      for (const search of ['13800138002', '1380013800'])
        expect(await find(as, search)).toEqual([student.userId]);
    await edit(principal, student, []);
    expect(await find(principal, '13800138002')).toEqual([]);
  });

  it('get no other phone from a teacher who has taken the student into the own class', async () => {
    const { principal, teacher } = await makeStudentStaff();
    const student = await makeStudent(principal, { phone: '' });
    const class_id = await makeClass(teacher, []);
    const student_ids = [student.userId];
    await call(classes.endpoints.join, { as: teacher, payload: { class_id, student_ids } });
    expect((await edit(teacher, student, [MOTHER])).code).toBe(CODE.forbidden);
    await edit(principal, student, [MOTHER]);
    expect((await edit(teacher, student, [{ ...MOTHER, photos: 'no' }])).code).toBe(CODE.ok);
    expect(await users.get(student)).toMatchObject({ guardians: [{ ...MOTHER, photos: 'no' }] });
  });

  it('are not overwritten by somebody who has not seen them', async () => {
    const { principal, teacher, student } = await makeScene();
    const { rev } = (await read(principal, student)).family;
    await edit(teacher, student, [MOTHER]);
    const { code, data } = await edit(principal, student, [FATHER], rev);
    expect(code).toBe(CODE.wait);
    expect(data).toMatchObject({ current: { guardians: [MOTHER] } });
    expect((await edit(principal, student, [MOTHER])).code).toBe(CODE.ok);
  });
});

describe('a phone of the family', () => {
  it('is shown to be that of others, whichever of them it stands at', async () => {
    const { principal, teacher, student } = await makeScene();
    const sister = await makeStudent(teacher, { phone: MOTHER.phone });
    const brother = await makeStudent(principal);
    const friend = await makeStudent(principal, { phone: '13800138009' });
    await edit(principal, student, [MOTHER, FATHER]);
    await edit(principal, brother, [FATHER]);
    await edit(principal, friend, []);
    const { same_phone } = await read(principal, student);
    const ids = same_phone.list.map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([sister.userId, brother.userId]));
    expect((await read(principal, sister)).same_phone.list).toMatchObject([{ id: student.userId }]);
  });
});

describe('a student of another school', () => {
  it('is not there', async () => {
    const { teacher } = await makeScene();
    const { student: foreign } = await makeScene();
    const payload = { student_id: studentId(foreign) };
    expect((await call(about, { as: teacher, payload })).code).toBe(CODE.notFound);
  });
});
