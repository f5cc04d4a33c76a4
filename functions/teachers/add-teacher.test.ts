import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { CODE } from '#shared/codes.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { ROLE } from '#shared/roles.ts';
import { NEW_TEACHER_ABILITIES } from '#shared/teachers/abilities.ts';
import { teachers } from '#shared/teachers/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { signIn } from '#tests/factories/session.ts';
import { newTeacher } from '#tests/factories/teacher.ts';

const { add, count, list } = teachers.endpoints;
const CAP = EDITIONS.trial.teachers;

const freshPrincipal = async () =>
  makePerson(await makeSchool({ edition: 'trial', name: '晨光编程' }), ROLE.principal);
const addBy = (principal: Person, values: object = {}) =>
  call(add, { as: principal, payload: { ...newTeacher(), ...values } });
const countBy = async (principal: Person) => (await call(count, { as: principal })).data;
const listBy = async (principal: Person) => (await call(list, { as: principal })).data.list;
const codesOf = (outcomes: readonly { code: number }[], code: number) =>
  outcomes.filter((outcome) => outcome.code === code).length;
/** A name that nobody has, so that the account that is made of it is free. */
const rareName = () => `Zz${randomUUID().replaceAll(/[^a-f]/g, '')}`;

describe('adding a teacher', () => {
  it('makes the account of the name, with the default password and what a new teacher may do', async () => {
    const principal = await freshPrincipal();
    const name = rareName();

    const { code, data } = await addBy(principal, { name, account: '' });

    expect(code).toBe(CODE.ok);
    expect(data.teacher).toMatchObject({
      account: `cgbc${name.toLowerCase()}`,
      name,
      nick: name,
      role: 'teacher',
      abilities: NEW_TEACHER_ABILITIES,
      disabled: false,
      default_password: true,
    });
    const person = { ...principal, account: data.teacher.account };
    await expect(signIn(person, data.initial_password ?? '')).resolves.toMatchObject({
      id: data.teacher.id,
      role_id: 1,
      school_admin: 0,
    });
  });

  it('takes what is said of the person', async () => {
    const principal = await freshPrincipal();
    const told = {
      name: '阿依古丽·买买提',
      nick: '古丽老师',
      phone: '13812345678',
      remark: '周末',
      role: 'live-teacher',
      abilities: 'export,see-phones,export',
    };

    const { data } = await addBy(principal, told);

    expect(data.teacher).toMatchObject({ ...told, abilities: ['export', 'see-phones'] });
    const user = await users.get({ schoolId: principal.schoolId, userId: data.teacher.id });
    expect(user).toMatchObject({ role: ROLE.liveTeacher, reading: 'a yi gu li mai mai ti' });
  });

  it('leaves the nickname empty where the name has signs that a nickname may not have', async () => {
    const { data } = await addBy(await freshPrincipal(), { name: 'Anna-Lena Müller' });
    expect(data.teacher).toMatchObject({ name: 'Anna-Lena Müller', nick: '' });
  });

  it('refuses an account that is taken, at its field: 2005', async () => {
    const principal = await freshPrincipal();
    const { account } = await makePerson(await makeSchool(), ROLE.student, {
      account: `t${Date.now()}`,
    });

    expect(await addBy(principal, { account: account.toUpperCase() })).toMatchObject({
      code: CODE.exists,
      data: { errors: [{ field: 'account', rule: 'taken' }] },
    });
    expect(await countBy(principal)).toMatchObject({ used: 1 });
  });

  it('is remembered, without the number', async () => {
    const principal = await freshPrincipal();
    const { data } = await addBy(principal, { phone: '13812345678' });

    const entries = await operationsOf(principal.schoolId);

    expect(entries).toMatchObject([
      { action: 'teacher.add', userId: principal.userId, detail: { id: data.teacher.id } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('13812345678');
  });

  it.each([
    ['name', '张'.repeat(31)],
    ['nick', '小-明'],
    ['phone', '1381234567'],
    ['phone', '138123456789'],
    ['account', 'ab'],
    ['account', '8abc'],
    ['role', 'principal'],
    ['abilities', 'rule-the-world'],
  ])('refuses %s "%s"', async (field, value) => {
    const outcome = await addBy(await freshPrincipal(), { [field]: value });
    expect(outcome).toMatchObject({ code: CODE.invalid, data: { errors: [{ field }] } });
  });
});

describe('a repeated request', () => {
  it('adds nobody twice, also when ten come at once', async () => {
    const principal = await freshPrincipal();
    const payload = { ...newTeacher(), name: rareName(), account: '' };
    const send = () => call(add, { as: principal, payload });

    const outcomes = await Promise.all(Array.from({ length: 10 }, send));
    outcomes.push(await send());

    expect(codesOf(outcomes, CODE.ok)).toBe(11);
    expect(new Set(outcomes.map(({ data }) => data.teacher.id)).size).toBe(1);
    expect(await countBy(principal)).toMatchObject({ used: 2 });
  });

  it('names no first password of somebody who has chosen one', async () => {
    const principal = await freshPrincipal();
    const payload = newTeacher();
    const { data } = await call(add, { as: principal, payload });
    await changePerson({ ...principal, userId: data.teacher.id }, { defaultPassword: false });

    const again = await call(add, { as: principal, payload });

    expect(data.initial_password).toEqual(expect.any(String));
    expect(again).toMatchObject({ code: CODE.ok, data: { initial_password: null } });
    expect(again.data.teacher.id).toBe(data.teacher.id);
  });

  it('for another teacher is refused', async () => {
    const principal = await freshPrincipal();
    const { request_key } = newTeacher();
    await addBy(principal, { request_key });

    expect(await addBy(principal, { request_key, name: '别人' })).toMatchObject({
      code: CODE.invalid,
      data: { errors: [{ field: 'request_key', rule: 'used' }] },
    });
  });

  it('of another school is another request', async () => {
    const { request_key } = newTeacher();
    const outcomes = [
      await addBy(await freshPrincipal(), { request_key }),
      await addBy(await freshPrincipal(), { request_key }),
    ];
    expect(codesOf(outcomes, CODE.ok)).toBe(2);
  });
});

describe('the cap of the edition', () => {
  it('is answered with the number that is used', async () => {
    expect(await countBy(await freshPrincipal())).toEqual({ used: 1, cap: CAP });
  });

  it('gives the last place to one of ten who want it at once', async () => {
    const principal = await freshPrincipal();
    for (let used = 1; used < CAP - 1; used += 1)
      await makePerson(principal.schoolId, ROLE.teacher);

    const outcomes = await Promise.all(Array.from({ length: 10 }, () => addBy(principal)));

    expect([codesOf(outcomes, CODE.ok), codesOf(outcomes, CODE.wait)]).toEqual([1, 9]);
    expect(await countBy(principal)).toEqual({ used: CAP, cap: CAP });
    expect(await listBy(principal)).toHaveLength(CAP);
  });

  it('is explained in the language of the caller', async () => {
    const principal = await freshPrincipal();
    for (let used = 1; used < CAP; used += 1) await makePerson(principal.schoolId, ROLE.teacher);
    const told = [];
    for (const language of LANGUAGES)
      told.push((await call(add, { as: principal, language, payload: newTeacher() })).msg);

    expect(told).toEqual([
      '教师账号数量已超出上限',
      '教師帳號數量已超出上限',
      'The number of teacher accounts has exceeded the limit.',
    ]);
  });

  it('is the same for the school page, which adds people in the same way', async () => {
    const principal = await freshPrincipal();
    const { addToSchool: addTeacher } = teachers.endpoints;
    const outcomes = [];
    for (let index = 0; index < CAP; index += 1)
      outcomes.push(await call(addTeacher, { as: principal, payload: newTeacher() }));

    expect(outcomes.map(({ code }) => code)).toEqual([...new Array(CAP - 1).fill(1), CODE.wait]);
  });
});
