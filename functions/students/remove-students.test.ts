import { describe, expect, it } from 'vitest';
import { accounts } from '#functions/domain/people/account.ts';
import { users } from '#functions/domain/people/user.ts';
import { studentSummaries } from '#functions/domain/students/student-summary.ts';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { storeHours, writerOf } from '#tests/factories/hour-writer.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makeSigner, type Person } from '#tests/factories/person.ts';
import { presenting, signIn } from '#tests/factories/session.ts';
import { makeStudent } from '#tests/factories/student.ts';
import {
  addingMany,
  figuresOfSchool,
  listingAll,
  makeStudentStaff,
  removing,
  seatsOf,
} from '#tests/factories/student-calls.ts';

const idsOf = (people: readonly Person[]) => people.map(({ userId }) => userId);

describe('removing students', () => {
  it('frees seats, figures and lists, and keeps name and account', async () => {
    const { principal, schoolId } = await makeStudentStaff();
    const [student, stays] = [await makeStudent(principal), await makeStudent(principal)];
    const classId = await makeClass(principal, [student, stays]);
    await storeHours(student, writerOf(principal));

    const { data } = await removing(principal, [student.userId]);

    expect(data.results).toEqual([{ id: student.userId, ok: true, errors: [] }]);
    expect((await listingAll(principal)).map(({ id }) => id)).toEqual([stays.userId]);
    expect(await listingAll(principal, { search: student.account })).toEqual([]);
    expect(await figuresOfSchool(schoolId)).toMatchObject({
      kept: { total: 1, licensed: 1 },
      there: { total: 1 },
    });
    expect(await seatsOf(schoolId, classId)).toEqual({ size: 1, members: 1 });
    const kept = await users.get(student);
    expect(kept).toMatchObject({ name: student.name, disabled: true, classIds: [] });
    expect(kept?.expires).toBeGreaterThan(Date.now() / 1000);
    expect((await accounts.get(student.account))?.expires).toBe(kept?.expires);
    expect((await studentSummaries.get(student))?.expires).toBe(kept?.expires);
    expect((await operationsOf(schoolId)).map(({ action }) => action)).toEqual(['student.remove']);
  });

  it('of many classes leaves all of them', async () => {
    const { principal, schoolId } = await makeStudentStaff();
    const student = await makeStudent(principal, { name: '王'.repeat(30) });
    const classIds = [];
    for (let index = 0; index < 20; index += 1)
      classIds.push(await makeClass(principal, [student]));

    expect((await removing(principal, [student.userId])).data.results[0]?.ok).toBe(true);

    for (const id of classIds) expect((await seatsOf(schoolId, id)).members).toBe(0);
  });

  it('ends their sessions, refuses to sign them in, and keeps the account name taken', async () => {
    const { principal } = await makeStudentStaff();
    const student = await makeSigner(principal.schoolId, ROLE.student);
    const tokens = await signIn(student);

    await removing(principal, [student.userId]);

    await expect(signIn(student)).rejects.toThrow('could not sign in');
    const { code } = await call(students.endpoints.hasDefaultPassword, {
      headers: presenting(tokens, student),
    });
    expect(code).toBe(CODE.notLoggedIn);
    const account = `gone${Math.floor(Math.random() * 1e9)}`;
    const again = await makeStudent(principal, { account });
    await removing(principal, [again.userId]);
    const { data } = await addingMany(principal, [{ name: '小明', account }]);
    expect(data.results[0]?.errors).toMatchObject([{ field: 'account', rule: 'taken' }]);
  });

  it('says of each what became of it', async () => {
    const { principal, teacher } = await makeStudentStaff();
    const [own, stranger] = [await makeStudent(teacher), await makeStudent(principal)];
    await makeClass(teacher, [own]);

    const { data } = await removing(teacher, [stranger.userId, 'stu-nobody', own.userId]);

    expect(data.results.map(({ ok, errors }) => [ok, errors[0]?.rule])).toEqual([
      [false, 'students.notYours'],
      [false, 'students.missing'],
      [true, undefined],
    ]);
  });

  it('twice at the same time counts once', async () => {
    const { principal, schoolId } = await makeStudentStaff();
    const made = [await makeStudent(principal), await makeStudent(principal)];
    await makeClass(principal, made);

    await Promise.all([1, 2, 3].map(() => removing(principal, idsOf(made))));

    expect(await figuresOfSchool(schoolId)).toMatchObject({ kept: { total: 0, licensed: 0 } });
  });

  it('needs the ability', async () => {
    const { novice } = await makeStudentStaff();
    const student = await makeStudent(novice);
    await makeClass(novice, [student]);

    expect((await removing(novice, [student.userId])).code).toBe(CODE.forbidden);
  });
});
