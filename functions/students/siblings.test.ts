import { describe, expect, it } from 'vitest';
import { classes } from '#shared/classes/contract.ts';
import { CODE } from '#shared/codes.ts';
import { StudentId } from '#shared/ids.ts';
import { parents } from '#shared/parents/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { freshPhone } from '#tests/factories/contact.ts';
import { convertingLead, makeLead } from '#tests/factories/lead.ts';
import { noticesOf } from '#tests/factories/notice.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makeParentCode } from '#tests/factories/parent.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import { makeStudent, storeSiblings, studentId } from '#tests/factories/student.ts';
import { adding, makeStudentStaff, removing } from '#tests/factories/student-calls.ts';

const { about, linkSiblings, partSiblings } = students.endpoints;

async function makeScene() {
  const staff = await makeStudentStaff();
  const phone = freshPhone();
  const [brother, sister] = [
    await makeStudent(staff.teacher, { name: '王子涵', phone }),
    await makeStudent(staff.teacher, { name: '王小雨', phone }),
  ];
  return { ...staff, phone, brother, sister };
}

const aboutOf = async (as: Person, student: Person) =>
  (await call(about, { as, payload: { student_id: studentId(student) } })).data;

const pair = (one: Person, other: Person) => ({
  student_id: studentId(one),
  sibling_id: studentId(other),
});

const link = (as: Person, one: Person, other: Person) =>
  call(linkSiblings, { as, payload: pair(one, other), language: 'en' });
const part = (as: Person, one: Person, other: Person) =>
  call(partSiblings, { as, payload: pair(one, other) });

const openPage = (token: string, child?: Person) =>
  call(parents.endpoints.showPage, {
    payload: { token, ...(child && { child: StudentId.parse(child.userId) }) },
  });

describe('a phone in common', () => {
  it('makes nobody a sibling, and is shown to staff', async () => {
    const { principal, brother, sister } = await makeScene();

    expect(await aboutOf(principal, brother)).toMatchObject({
      siblings: [],
      same_phone: { list: [{ id: sister.userId, name: '王小雨' }], others: 0 },
    });
    await makeParentCode(sister);
    const token = await makeParentCode(brother);
    expect((await openPage(token)).data.siblings).toEqual([]);
    expect((await openPage(token, sister)).code).toBe(CODE.notFound);
  });

  it('with a student of another class is a number for a teacher', async () => {
    const { teacher, brother } = await makeScene();
    await makeClass(teacher, [brother]);

    const { same_phone } = await aboutOf(teacher, brother);

    expect(same_phone).toEqual({ list: [], others: 1 });
  });

  it('is told to whoever adds a student', async () => {
    const { principal, phone, brother, sister } = await makeScene();

    const { data } = await adding(principal, { name: '王小小', phone });

    const ids = data.same_phone.list.map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([brother.userId, sister.userId]));
  });

  it('that a stranger typed opens no page of another family', async () => {
    const { principal, phone, brother } = await makeScene();
    await makeParentCode(brother);
    const lead = await makeLead(principal, {
      guardians: [{ relation: 'mother', name: '', phone }],
    });

    const { data } = await convertingLead(principal, lead.id, { name: '陌生人' });

    expect(data.same_phone.list.map(({ id }) => id)).toContain(brother.userId);
    const stranger = { ...brother, userId: data.student.id };
    const token = await makeParentCode(stranger);
    expect((await openPage(token)).data.siblings).toEqual([]);
    expect((await openPage(token, brother)).code).toBe(CODE.notFound);
  });
});

describe('siblings', () => {
  it('are linked by staff, and their pages lead to each other where both were opened', async () => {
    const { schoolId, principal, brother, sister } = await makeScene();
    const token = await makeParentCode(brother);

    const { data } = await link(principal, brother, sister);

    expect(data).toMatchObject({ siblings: [{ id: sister.userId }], same_phone: { list: [] } });
    expect((await link(principal, sister, brother)).code).toBe(CODE.ok);
    expect((await aboutOf(principal, sister)).siblings).toMatchObject([{ id: brother.userId }]);
    // The page of the sister was never opened.
    expect((await openPage(token)).data.siblings).toEqual([]);
    expect((await openPage(token, sister)).code).toBe(CODE.notFound);

    await makeParentCode(sister);
    expect((await openPage(token)).data.siblings).toMatchObject([{ id: sister.userId }]);
    expect((await openPage(token, sister)).data.child.id).toBe(sister.userId);

    expect((await part(principal, sister, brother)).data.siblings).toEqual([]);
    expect((await part(principal, sister, brother)).code).toBe(CODE.ok);
    expect((await openPage(token, sister)).code).toBe(CODE.notFound);
    const actions = (await operationsOf(schoolId)).map(({ action }) => action).toSorted();
    expect(actions).toEqual(['student.siblings', 'student.siblings-parted']);
  });

  it('are linked by a teacher to whom both were entrusted, and principals are told', async () => {
    const { principal, teacher, brother, sister } = await makeScene();
    await makeClass(teacher, [brother]);
    expect((await link(teacher, brother, sister)).code).toBe(CODE.forbidden);

    const own = await makeClass(teacher, []);
    const student_ids = studentId(sister);
    await call(classes.endpoints.join, { as: teacher, payload: { class_id: own, student_ids } });
    const taken = await link(teacher, brother, sister);
    expect(taken).toMatchObject({ code: CODE.forbidden });
    expect(taken.msg).toContain('took this student into your class yourself');

    await makeClass(teacher, [sister]);
    expect((await link(teacher, brother, sister)).code).toBe(CODE.ok);
    const told = (await noticesOf(principal)).map(({ title }) => title);
    expect(told.filter((title) => title.includes('关联'))).toHaveLength(1);
  });

  it('are never the student, and not without end', async () => {
    const { principal, brother, sister } = await makeScene();
    expect((await link(principal, brother, brother)).code).toBe(CODE.invalid);
    const siblings = await Promise.all(
      Array.from({ length: STUDENT_LIMITS.siblingsMax }, () => makeStudent(principal)),
    );
    await changePerson(brother, { siblings: siblings.map(({ userId }) => userId) });

    expect(await link(principal, brother, sister)).toMatchObject({ code: CODE.wait });
    expect(await aboutOf(principal, sister)).toMatchObject({ siblings: [] });
  });

  it('are no more when one of them has left', async () => {
    const { principal, brother, sister } = await makeScene();
    await storeSiblings(brother, sister);
    await makeParentCode(sister);
    const token = await makeParentCode(brother);

    await removing(principal, [sister.userId]);

    expect((await aboutOf(principal, brother)).siblings).toEqual([]);
    expect((await openPage(token)).data.siblings).toEqual([]);
  });

  it('of two requests at once are linked once', async () => {
    const { schoolId, principal, brother, sister } = await makeScene();
    const third = await makeStudent(principal);

    const all = await Promise.all([
      link(principal, brother, sister),
      link(principal, sister, brother),
      link(principal, brother, third),
    ]);

    expect(all.map(({ code }) => code)).toEqual([CODE.ok, CODE.ok, CODE.ok]);
    const { siblings } = await aboutOf(principal, brother);
    expect(new Set(siblings.map(({ id }) => id))).toEqual(new Set([sister.userId, third.userId]));
    expect(await operationsOf(schoolId)).toHaveLength(2);
  });
});

it('a student may link nobody', async () => {
  const { schoolId, brother, sister } = await makeScene();
  const child = await makePerson(schoolId, ROLE.student);
  expect((await link(child, brother, sister)).code).toBe(CODE.forbidden);
});
