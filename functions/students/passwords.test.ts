import { describe, expect, it } from 'vitest';
import { secrets } from '#functions/platform/secrets.ts';
import { CODE } from '#shared/codes.ts';
import { students } from '#shared/contracts/students.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makeSigner, type Person } from '#tests/factories/person.ts';
import { presenting, refresh, signIn } from '#tests/factories/session.ts';
import { makeStudent, studentId } from '#tests/factories/student.ts';
import { listingAll, makeStudentStaff } from '#tests/factories/student-calls.ts';

const { resetPassword, hasDefaultPassword } = students.endpoints;
const resetting = (as: Person, people: readonly Person[]) =>
  call(resetPassword, { as, payload: { ids: people.map(studentId) } });
const easy = async (tokens: { token: string }, person: Person) =>
  call(hasDefaultPassword, { headers: presenting(tokens, person) });

describe('resetting passwords', () => {
  it('lets the default one in and nothing else, and ends every session', async () => {
    const { principal, schoolId } = await makeStudentStaff();
    const student = await makeSigner(schoolId, ROLE.student);
    const before = await signIn(student);
    expect((await easy(before, student)).data).toEqual({ easy: false });
    // The beginning of a session is known to the second only.
    await new Promise((resolve) => setTimeout(resolve, 1100));

    const { data } = await resetting(principal, [student]);

    expect(data.results).toEqual([{ id: student.userId, ok: true, errors: [] }]);
    await expect(signIn(student)).rejects.toThrow('could not sign in');
    expect((await easy(before, student)).code).toBe(CODE.notLoggedIn);
    expect(await refresh(before)).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const { defaultPassword } = await secrets();
    const after = await signIn(student, defaultPassword);
    expect((await easy(after, student)).data).toEqual({ easy: true });
    expect((await listingAll(principal, { filter: 'default_password' })).length).toBe(1);
    const log = await operationsOf(schoolId);
    expect(log.map(({ action }) => action)).toEqual(['student.reset-password']);
    expect(JSON.stringify(log)).not.toContain(defaultPassword);
  });

  it('of a student who has never signed in works too', async () => {
    const { principal } = await makeStudentStaff();
    const student = await makeStudent(principal, { defaultPassword: true });

    expect((await resetting(principal, [student])).data.results[0]?.ok).toBe(true);

    await new Promise((resolve) => setTimeout(resolve, 1100));
    const { defaultPassword } = await secrets();
    await expect(signIn(student, defaultPassword)).resolves.toBeDefined();
  });

  it('is for students of own classes', async () => {
    const { principal, novice } = await makeStudentStaff();
    const [own, stranger] = [await makeStudent(novice), await makeStudent(principal)];
    await makeClass(novice, [own]);

    expect((await resetting(novice, [stranger])).code).toBe(CODE.forbidden);
    const { data } = await resetting(novice, [own, stranger]);
    expect(data.results.map(({ ok }) => ok)).toEqual([true, false]);
  });
});
