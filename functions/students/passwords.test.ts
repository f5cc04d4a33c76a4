import { describe, expect, it } from 'vitest';

const PASSWORD_SHAPE = /^[a-z]{6}[2-9]{3}$/;

import { users } from '#functions/domain/people/user.ts';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/portal/contract.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { schools } from '#shared/schools/contract.ts';
import { students } from '#shared/students/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { giveIdentity, makePerson, makeSigner, type Person } from '#tests/factories/person.ts';
import { presenting, refresh, signIn } from '#tests/factories/session.ts';
import { makeStudent, studentId } from '#tests/factories/student.ts';
import { listingAll, makeStudentStaff } from '#tests/factories/student-calls.ts';

const { resetPassword, hasDefaultPassword } = students.endpoints;
const { firstPassword, renewFirstPassword } = schools.endpoints;
const resetting = (as: Person, people: readonly Person[]) =>
  call(resetPassword, { as, payload: { ids: people.map(studentId) } });
const easy = async (tokens: { token: string }, person: Person) =>
  call(hasDefaultPassword, { headers: presenting(tokens, person) });

describe('resetting passwords', () => {
  it('lets the one of the school in and nothing else, and ends every session', async () => {
    const { principal, schoolId } = await makeStudentStaff();
    const student = await makeSigner(schoolId, ROLE.student);
    const before = await signIn(student);
    expect((await easy(before, student)).data).toEqual({ easy: false, first: false });
    // The beginning of a session is known to the second only.
    await new Promise((resolve) => setTimeout(resolve, 1100));

    const { data } = await resetting(principal, [student]);

    const { data: school } = await call(firstPassword, { as: principal });
    expect(school.password).toMatch(PASSWORD_SHAPE);
    expect(data.results).toEqual([
      { id: student.userId, ok: true, errors: [], initial_password: school.password },
    ]);
    await expect(signIn(student)).rejects.toThrow('could not sign in');
    expect((await easy(before, student)).code).toBe(CODE.notLoggedIn);
    expect(await refresh(before)).toBeUndefined();
    // Also within the second of the reset.
    const after = await signIn(student, school.password);
    expect((await easy(after, student)).data).toEqual({ easy: true, first: true });
    expect((await listingAll(principal, { filter: 'default_password' })).length).toBe(1);
    const log = await operationsOf(schoolId);
    expect(log.map(({ action }) => action)).toEqual(['student.reset-password']);
    expect(JSON.stringify(log)).not.toContain(school.password);
  });

  it('of a student who has never signed in works too', async () => {
    const { principal } = await makeStudentStaff();
    const student = await makeStudent(principal, { defaultPassword: true, firstPassword: 1 });

    const { data } = await resetting(principal, [student]);

    await expect(signIn(student, data.results[0]?.initial_password ?? '')).resolves.toBeDefined();
  });

  it('is for students of own classes, who get passwords of their own', async () => {
    const { principal, novice } = await makeStudentStaff();
    const [own, stranger] = [await makeStudent(novice), await makeStudent(principal)];
    await makeClass(novice, [own]);
    const { data: school } = await call(firstPassword, { as: principal });

    expect((await resetting(novice, [stranger])).code).toBe(CODE.forbidden);
    const first = (await resetting(novice, [own, stranger])).data.results;
    const second = (await resetting(novice, [own])).data.results;

    expect(first.map(({ ok }) => ok)).toEqual([true, false]);
    const given = [...first, ...second].flatMap(({ initial_password }) => initial_password ?? []);
    expect(new Set([...given, school.password]).size).toBe(3);
    await expect(signIn(own, given[0])).rejects.toThrow('could not sign in');
    await expect(signIn(own, given[1])).resolves.toBeDefined();
  });
});

describe('an easy password', () => {
  const { login, changePassword } = portal.endpoints;

  it('is noticed when it is typed, and no longer when another was chosen', async () => {
    const { schoolId } = await makeStudentStaff();
    const student = await makePerson(schoolId, ROLE.student);
    await giveIdentity(student, 'a123456');
    const payload = { username: student.account, password: 'a123456' };
    const { data, code } = await call(login, { payload });
    expect(code).toBe(CODE.ok);
    expect((await easy(data, student)).data).toEqual({ easy: true, first: false });

    const fields = { user_id: student.userId, old_pass: 'a123456' };
    const chosen = { new_pass: 'blau4mond', confirm_pass: 'blau4mond' };
    const changed = await call(changePassword, {
      headers: presenting(data, student),
      payload: { ...fields, ...chosen },
    });
    expect((await easy(changed.data, student)).data).toEqual({ easy: false, first: false });
  });
});

describe('an own first password', () => {
  it('is never given twice, whatever comes between', async () => {
    const { principal, novice } = await makeStudentStaff();
    const student = await makeStudent(principal, { defaultPassword: true, firstPassword: 1 });
    await makeClass(novice, [student]);
    const reset = async (as: Person) =>
      (await resetting(as, [student])).data.results[0]?.initial_password ?? '';

    const given = [await reset(novice), await reset(principal), await reset(novice)];
    const printed = await users.get(student);

    expect(new Set(given).size).toBe(3);
    // What was printed first was number 1.
    expect(printed?.firstPassword).toBe(3);
    await expect(signIn(student, given[2])).resolves.toBeDefined();
    await expect(signIn(student, given[0])).rejects.toThrow('could not sign in');
  });
});

describe('the first password of a school', () => {
  it('is its own, known to its principals only', async () => {
    const [one, two] = [await makeStudentStaff(), await makeStudentStaff()];
    const of = async (as: Person) => (await call(firstPassword, { as })).data;
    expect((await of(one.principal)).password).not.toBe((await of(two.principal)).password);
    expect((await call(firstPassword, { as: one.novice })).code).toBe(CODE.forbidden);

    // New accounts of another school are not entered with it.
    const child = await makeStudent(two.principal, { defaultPassword: true });
    const { password } = await of(one.principal);
    await expect(signIn(child, password)).rejects.toThrow('could not sign in');
  });

  it('is renewed once for a repeated request; the old one is worth nothing then', async () => {
    const { principal } = await makeStudentStaff();
    const child = await makeStudent(principal, { defaultPassword: true });
    const { data: old } = await call(firstPassword, { as: principal });
    const renew = () =>
      call(renewFirstPassword, { as: principal, payload: { number: old.number } });

    const { data: renewed } = await renew();

    expect((await renew()).data).toEqual(renewed);
    expect(renewed.password).not.toBe(old.password);
    await expect(signIn(child, old.password)).rejects.toThrow('could not sign in');
    await expect(signIn(child, renewed.password)).resolves.toBeDefined();
    const { data: third } = await call(renewFirstPassword, {
      as: principal,
      payload: { number: renewed.number },
    });
    expect(await renew()).toMatchObject({ code: CODE.wait, data: { current: third } });
  });

  it('is refused like any other wrong one: after five failures with a challenge', async () => {
    const { principal } = await makeStudentStaff();
    const child = await makeStudent(principal, { defaultPassword: true });
    const attempt = () =>
      call(portal.endpoints.login, { payload: { username: child.account, password: 'wrong12' } });
    for (let count = 0; count < SIGN_IN_LIMITS.challengeAfter; count += 1) await attempt();
    expect(await attempt()).toMatchObject({ code: CODE.loginError, data: { challenge: true } });
  });
});
