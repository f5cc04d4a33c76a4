import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import type { Ability } from '#shared/teachers/abilities.ts';
import { teachers } from '#shared/teachers/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, makeSigner, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { presenting, refresh, signIn } from '#tests/factories/session.ts';

const { list, profile, resetPassword } = teachers.endpoints;
const PHONE = '13812345678';

const account = () => `in_the_${randomUUID().slice(0, 8)}`;

async function freshStaff(abilities: Ability[] = []) {
  const schoolId = await makeSchool();
  const principal = await makePerson(schoolId, ROLE.principal, {
    name: '林晓峰',
    account: account(),
  });
  const teacher = await makePerson(schoolId, ROLE.teacher, {
    name: '周雨桐',
    abilities,
    account: account(),
  });
  const other = await makePerson(schoolId, ROLE.liveTeacher, {
    name: '何思远',
    phone: PHONE,
    account: account(),
  });
  await makePerson(schoolId, ROLE.student, { name: '周雨桐' });
  return { schoolId, principal, teacher, other };
}

const listBy = async (person: Person, payload: object = {}) =>
  (await call(list, { as: person, payload })).data;
const namesOf = (data: { list: readonly { name: string }[] }) => data.list.map(({ name }) => name);

describe('the list of teachers', () => {
  it('holds the staff of the school in the order of adding, and how many they are', async () => {
    const { principal } = await freshStaff();
    const data = await listBy(principal);
    expect(namesOf(data)).toEqual(['林晓峰', '周雨桐', '何思远']);
    expect(data).toMatchObject({ total: 3, cursor: null });
    expect(data.list.map(({ role }) => role)).toEqual(['principal', 'teacher', 'live-teacher']);
  });

  it('is paged without a gap or a repetition', async () => {
    const schoolId = await makeSchool();
    const principal = await makePerson(schoolId, ROLE.principal);
    for (let index = 0; index < 11; index += 1) await makePerson(schoolId, ROLE.teacher);
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const data = await listBy(principal, { limit: '5', ...(cursor && { cursor }) });
      ids.push(...data.list.map(({ id }) => id));
      cursor = data.cursor ?? undefined;
    } while (cursor);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
  });

  it.each(['雨桐', '周', 'THE', PHONE.slice(3, 8)])('finds any part: %s', async (search) => {
    const { principal } = await freshStaff();
    const expected = {
      雨桐: ['周雨桐'],
      周: ['周雨桐'],
      THE: ['林晓峰', '周雨桐', '何思远'],
      [PHONE.slice(3, 8)]: ['何思远'],
    }[search];
    expect(namesOf(await listBy(principal, { search })).sort()).toEqual(expected?.sort());
  });

  it('tells a teacher no phones, nor by searching them, unless that was granted', async () => {
    const without = await freshStaff();
    const granted = await freshStaff(['see-phones']);
    const phonesOf = async (person: Person) =>
      (await listBy(person)).list.map(({ phone }) => phone);

    expect(await phonesOf(without.teacher)).toEqual(['', '', '']);
    expect(namesOf(await listBy(without.teacher, { search: PHONE }))).toEqual([]);
    expect(await phonesOf(granted.teacher)).toEqual(['', '', PHONE]);
    expect(namesOf(await listBy(granted.teacher, { search: PHONE }))).toEqual(['何思远']);
  });

  it('gives revisions, which edits need, to principals only', async () => {
    const { principal, teacher } = await freshStaff();
    const revsOf = async (person: Person) => (await listBy(person)).list.map(({ rev }) => rev);
    expect(new Set(await revsOf(teacher))).toEqual(new Set(['']));
    expect(new Set(await revsOf(principal)).size).toBe(3);
  });
});

describe('the profile of a colleague', () => {
  it('has the phone only for callers who may see phones', async () => {
    const { principal, teacher, other } = await freshStaff();
    const payload = { teacher_id: other.userId };
    const phoneFor = async (as: Person) => (await call(profile, { as, payload })).data.phone;
    expect([await phoneFor(principal), await phoneFor(teacher), await phoneFor(other)]).toEqual([
      PHONE,
      '',
      PHONE,
    ]);
  });
});

describe('resetting a password', () => {
  const resetBy = (principal: Person, person: Person) =>
    call(resetPassword, { as: principal, payload: { teacher_id: person.userId } });

  it('gives the default one and ends every session', async () => {
    const { schoolId, principal } = await freshStaff();
    const teacher = await makeSigner(schoolId, ROLE.teacher);
    const tokens = await signIn(teacher);

    const { code, data } = await resetBy(principal, teacher);

    expect(code).toBe(CODE.ok);
    const status = await call(portal.endpoints.loginStatus, {
      headers: presenting(tokens, teacher),
    });
    expect(status.code).toBe(CODE.notLoggedIn);
    expect(await refresh(tokens)).toBeUndefined();
    await expect(signIn(teacher)).rejects.toThrow('2002');
    await expect(signIn(teacher, data.initial_password)).resolves.toBeDefined();
    const [row] = (await listBy(principal, { search: teacher.account })).list;
    expect(row?.default_password).toBe(true);
    const entries = await operationsOf(schoolId);
    expect(entries).toMatchObject([
      { action: 'teacher.reset-password', detail: { id: teacher.userId } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(data.initial_password);
  });

  it('helps also before the first sign-in', async () => {
    const { principal, teacher } = await freshStaff();
    const { data } = await resetBy(principal, teacher);
    await expect(signIn(teacher, data.initial_password)).resolves.toBeDefined();
  });

  it('is not for oneself, students and people of another school', async () => {
    const { schoolId, principal } = await freshStaff();
    expect((await resetBy(principal, principal)).code).toBe(CODE.wait);
    const strangers = [
      await makePerson(schoolId, ROLE.student),
      await makePerson(await makeSchool(), ROLE.teacher),
    ];
    for (const stranger of strangers)
      expect((await resetBy(principal, stranger)).code).toBe(CODE.notFound);
  });
});
