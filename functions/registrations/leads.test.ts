import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { registrations } from '#shared/contracts/registrations.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson } from '#tests/factories/person.ts';
import { freshPhone } from '#tests/factories/phone.ts';
import { askForCallBack } from '#tests/factories/registration.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { leads } = registrations.endpoints;
const part = () => Math.floor(Math.random() * 250);

async function leadsOf(phone: string) {
  const operator = await makePerson(await makeSchool(), ROLE.platform);
  const { data } = await call(leads, { as: operator, payload: { limit: '100' } });
  return data.list.filter((lead) => lead.phone === phone);
}

describe('a request for a call-back', () => {
  it('reaches the operators, with the area by name', async () => {
    const phone = freshPhone();

    expect((await askForCallBack({ phone })).code).toBe(CODE.ok);

    expect(await leadsOf(phone)).toMatchObject([
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
    expect(await leadsOf(phone)).toHaveLength(1);
  });

  it('comes from one address a few times a day', async () => {
    const address = `172.${part()}.${part()}.${part()}`;
    for (let index = 0; index < LIMITS.leadsPerDay; index += 1)
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
