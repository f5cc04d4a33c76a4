import { describe, expect, it } from 'vitest';
import { getItem } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { registrations } from '#shared/registrations/contract.ts';
import { REGISTRATION_LIMITS } from '#shared/registrations/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { freshPhone } from '#tests/factories/contact.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { askForCallBack, makeCallBack } from '#tests/factories/registration.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { callBacks, handleCallBack } = registrations.endpoints;
const part = () => Math.floor(Math.random() * 250);

const makeOperator = async () => makePerson(await makeSchool(), ROLE.platform);

async function callBacksOf(phone: string) {
  const operator = await makeOperator();
  const { data } = await call(callBacks, { as: operator, payload: { limit: '100' } });
  return data.list.filter((callBack) => callBack.phone === phone);
}

describe('a request for a call-back', () => {
  it('reaches the operators, with the area by name', async () => {
    const phone = freshPhone();

    expect((await askForCallBack({ phone })).code).toBe(CODE.ok);

    expect(await callBacksOf(phone)).toMatchObject([
      {
        name: '李老师',
        school_name: '未来教育',
        area: ['北京市', '北京市', '海淀区'],
        remark: '想了解专业版',
      },
    ]);
  });

  it('repeated on a day is kept once', async () => {
    const phone = freshPhone();

    const outcomes = await Promise.all([askForCallBack({ phone }), askForCallBack({ phone })]);
    await askForCallBack({ phone });

    expect(outcomes.map(({ code }) => code)).toEqual([CODE.ok, CODE.ok]);
    expect(await callBacksOf(phone)).toHaveLength(1);
  });

  it('is accepted from one address a few times a day', async () => {
    const address = `172.${part()}.${part()}.${part()}`;
    for (let index = 0; index < REGISTRATION_LIMITS.callBacksPerDay; index += 1)
      expect((await askForCallBack({}, address)).code).toBe(CODE.ok);

    expect(await askForCallBack({}, address)).toMatchObject({
      code: CODE.wait,
      msg: 'Too many requests today. Please try again tomorrow.',
    });
  });

  it('needs a district and a proof of work', async () => {
    expect((await askForCallBack({ area: '110100' })).code).toBe(CODE.invalid);
    expect((await askForCallBack({ verificationCode: 'none' })).code).toBe(CODE.invalid);
  });
});

describe('what operators do with requests', () => {
  const find = async (as: Person, query: { search?: string; state?: 'open' | 'handled' }) =>
    (await call(callBacks, { as, payload: query })).data.list;
  const handle = (as: Person, callBack: { id: string; rev: number }, fields: object = {}) =>
    call(handleCallBack, {
      as,
      language: 'en',
      payload: { lead_id: callBack.id, rev: callBack.rev, state: 'handled', note: '', ...fields },
    });

  it('finds them by any part of name, school or phone', async () => {
    const operator = await makeOperator();
    const phone = freshPhone();
    const schoolName = `启航${phone.slice(3)}`;
    const callBack = await makeCallBack({ phone, schoolName, name: '赵女士' });

    for (const search of [phone.slice(2), schoolName.slice(1), schoolName.slice(1, 9)])
      expect((await find(operator, { search })).map(({ id }) => id)).toEqual([callBack.id]);
  });

  it('reads those that were stored when they were called leads', async () => {
    const phone = freshPhone();
    const { id } = await makeCallBack({ phone });

    const stored = await getItem({ Key: { pk: 'PLATFORM#LEADS', sk: `LEAD#${id}` } });

    expect(stored).toMatchObject({ type: 'lead', phone });
    expect(id).toMatch(/^led-/);
  });

  it('marks them as handled with a note, and open again', async () => {
    const operator = await makeOperator();
    const callBack = await makeCallBack();
    const query = { search: callBack.phone };

    const { data } = await handle(operator, callBack, { note: '周五再联系' });

    expect(data.lead).toMatchObject({
      state: 'handled',
      note: '周五再联系',
      handled_by: operator.name,
    });
    expect(data.lead.handled_at).not.toBeNull();
    expect(await find(operator, { ...query, state: 'open' })).toEqual([]);
    expect(await find(operator, { ...query, state: 'handled' })).toHaveLength(1);
    expect((await find(operator, { state: 'handled' }))[0]?.id).toBe(callBack.id);
    expect(await operationsOf(operator.schoolId)).toMatchObject([
      { action: 'lead.handle', detail: { id: callBack.id, after: { state: 'handled' } } },
    ]);
    const again = await handle(operator, data.lead, { state: 'open' });
    expect(again.data.lead).toMatchObject({ state: 'open', note: '', handled_at: null });
  });

  it('repeated changes nothing, and of two who note something else one sees the other', async () => {
    const [operator, colleague] = [await makeOperator(), await makeOperator()];
    const callBack = await makeCallBack();
    await handle(operator, callBack, { note: '打过电话' });

    expect((await handle(operator, callBack, { note: '打过电话' })).code).toBe(CODE.ok);
    expect(await handle(colleague, callBack, { note: '没有人接' })).toMatchObject({
      code: CODE.wait,
      data: { current: { id: callBack.id, note: '打过电话' } },
    });
    expect((await handle(operator, { id: 'led-nowhere', rev: 1 })).code).toBe(CODE.notFound);
  });
});
