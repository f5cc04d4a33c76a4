import { describe, expect, it } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { CODE } from '#shared/codes.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const freshPerson = async () => makePerson(await makeSchool(), ROLE.student);

const edit = (person: Person, fields: Readonly<Record<string, string>>) =>
  call(portal.endpoints.updateInfo, {
    as: person,
    language: 'en',
    payload: { user_id: person.userId, user_nick: '小明', ...fields },
  });

describe('editing the own profile', () => {
  it('changes nickname and remark, which the next call shows', async () => {
    const person = await freshPerson();

    const outcome = await edit(person, { user_nick: ' 小明2号 ', user_remark: '喜欢机器人 🤖' });

    expect(outcome).toMatchObject({ code: CODE.ok, data: null });
    expect(await users.get(person)).toMatchObject({
      nick: '小明2号',
      remark: '喜欢机器人 🤖',
      rev: 2,
    });
    const { data } = await call(portal.endpoints.loginStatus, { as: person });
    expect(data.nick).toBe('小明2号');
  });

  it('answers -2 when nothing changed, and writes nothing', async () => {
    const person = await freshPerson();
    const { nick = '', remark = '' } = (await users.get(person)) ?? {};

    const outcome = await edit(person, { user_nick: nick, user_remark: remark, user_phone: '' });

    expect(outcome).toMatchObject({ code: CODE.unchanged, data: null });
    expect(JSON.parse(outcome.lines[0] ?? '').writeUnits).toBe(0);
  });

  it.each(['小'.repeat(30), 'Ann7', '九'])('accepts the nickname %s', async (user_nick) => {
    expect((await edit(await freshPerson(), { user_nick })).code).toBe(CODE.ok);
  });

  it.each([
    ['小明😀', CODE.invalid, 'The nickname contains special characters'],
    ['小 明', CODE.invalid, 'The nickname contains special characters'],
    ['a-b', CODE.invalid, 'The nickname contains special characters'],
    ['<b>x</b>', CODE.invalid, 'The nickname contains special characters'],
    ['ひらがな', CODE.invalid, 'The nickname contains special characters'],
    ['小'.repeat(31), CODE.invalid, 'The nickname has at most 30 characters'],
    ['', CODE.blank, 'Please enter a nickname'],
    ['   ', CODE.blank, 'Please enter a nickname'],
  ])('refuses the nickname "%s" with %i', async (user_nick, code, msg) => {
    expect(await edit(await freshPerson(), { user_nick })).toMatchObject({ code, msg });
  });

  it('reports a blank nickname once', async () => {
    expect(await edit(await freshPerson(), { user_nick: '' })).toMatchObject({
      data: { errors: [{ field: 'user_nick', rule: 'blank' }] },
    });
  });

  it.each(['13800138000', '1', 'x'])('refuses the phone %s', async (user_phone) => {
    expect(await edit(await freshPerson(), { user_phone })).toMatchObject({
      code: CODE.invalid,
      msg: 'Please enter a correct mobile number',
      data: { errors: [{ field: 'user_phone' }] },
    });
  });

  it('says so in every language', async () => {
    const person = await freshPerson();
    const payload = { user_id: person.userId, user_nick: '小明', user_phone: '1' };
    const told: string[] = [];
    for (const language of LANGUAGES) {
      told.push((await call(portal.endpoints.updateInfo, { as: person, payload, language })).msg);
    }
    expect(told).toEqual([
      '请输入正确的手机号码',
      '請輸入正確的手機號碼',
      'Please enter a correct mobile number',
    ]);
  });

  it('by two devices at once loses neither', async () => {
    const person = await freshPerson();

    const outcomes = await Promise.all([
      edit(person, { user_nick: '甲' }),
      edit(person, { user_nick: '乙' }),
    ]);

    expect(outcomes.map(({ code }) => code)).toEqual([CODE.ok, CODE.ok]);
    expect(await users.get(person)).toMatchObject({ rev: 3 });
  });
});
