import { describe, expect, it } from 'vitest';
import { daysFromNow } from '#infra/local/builders/school.ts';
import { CODE } from '#shared/codes.ts';
import { leads } from '#shared/leads/contract.ts';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import { notices } from '#shared/notices/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { freshPhone } from '#tests/factories/contact.ts';
import { askingToJoin } from '#tests/factories/lead.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import type { Person } from '#tests/factories/person.ts';
import { changeSchool } from '#tests/factories/school.ts';

const { detail, joinSchool, list, setSettings } = leads.endpoints;

const received = async (as: Person) =>
  (await call(list, { as, payload: { sort: 'newest' } })).data.list;
const shown = (school: string) => call(joinSchool, { payload: { school }, language: 'en' });
const part = () => Math.floor(Math.random() * 250);

describe('a request of a family', () => {
  it('is a lead from the web page, of which the principal is told', async () => {
    const { schoolId, principal } = await makeStaff();

    expect((await askingToJoin(schoolId, { remark: '学过一年' })).code).toBe(CODE.ok);

    const [lead] = await received(principal);
    expect(lead).toMatchObject({ name: '陈一诺', age: 8, source: 'web', state: 'new' });
    const payload = { lead_id: lead?.id ?? '' };
    const { data } = await call(detail, { as: principal, payload });
    expect(data.lead).toMatchObject({ wish: '周六下午', remark: '学过一年', language: 'en' });
    expect(data.lead.consented).not.toBeNull();
    const told = await call(notices.endpoints.list, {
      as: principal,
      payload: { user_id: principal.userId },
      language: 'en',
    });
    expect(told.data.list).toMatchObject([{ title: '陈一诺 would like a trial lesson' }]);
  });

  it('repeated on a day is kept once, also at the same moment', async () => {
    const { schoolId, principal } = await makeStaff();
    const phone = freshPhone();

    const outcomes = await Promise.all([1, 2, 3].map(() => askingToJoin(schoolId, { phone })));
    await askingToJoin(schoolId, { phone });

    expect(outcomes.map(({ code }) => code)).toEqual([CODE.ok, CODE.ok, CODE.ok]);
    expect(await received(principal)).toHaveLength(1);
  });

  it('does not keep another one of the same phone from the school', async () => {
    const { schoolId, principal } = await makeStaff();
    const phone = freshPhone();

    await askingToJoin(schoolId, { phone, name: '张三丰', wish: '', guardian: '' });
    await askingToJoin(schoolId, { phone });

    const names = (await received(principal)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['张三丰', '陈一诺'].toSorted());
  });

  it('needs a proof of work, a name of a right length and the consent', async () => {
    const { schoolId } = await makeStaff();

    for (const values of [{ verificationCode: 'none' }, { name: '陈' }, { consent: 'no' }])
      expect((await askingToJoin(schoolId, values)).code).toBe(CODE.invalid);
    expect((await askingToJoin('sch-nowhere')).code).toBe(CODE.notFound);
  });

  it('is accepted from one network so often a day', async () => {
    const { schoolId } = await makeStaff();
    const network = `172.20.${part()}.${part()}`;
    for (let index = 0; index < LEAD_LIMITS.joinsPerNetwork; index += 1)
      expect((await askingToJoin(schoolId, {}, network)).code).toBe(CODE.ok);

    expect((await askingToJoin(schoolId, {}, network)).code).toBe(CODE.wait);
    expect((await askingToJoin(schoolId)).code).toBe(CODE.ok);
  });
});

describe('a school', () => {
  it('shows its name, and whether it takes requests', async () => {
    const { schoolId } = await makeStaff();

    expect((await shown(schoolId)).data).toMatchObject({ name: '晨光编程学校', open: true });
    expect((await shown('sch-nowhere')).code).toBe(CODE.notFound);
  });

  it('that switched requests off, or is past due, takes none', async () => {
    const { schoolId, principal } = await makeStaff();
    const switching = (join_open: boolean) =>
      call(setSettings, { as: principal, payload: { join_open: join_open ? '1' : '0' } });

    expect((await switching(false)).data.join_open).toBe(false);
    expect((await shown(schoolId)).data.open).toBe(false);
    expect(await askingToJoin(schoolId)).toMatchObject({
      code: CODE.wait,
      msg: 'This school takes no requests here now. Please contact the school directly.',
    });
    expect(await operationsOf(schoolId)).toMatchObject([{ action: 'lead.join-page' }]);
    await switching(true);
    const subscription = { start: daysFromNow(-300), end: daysFromNow(-1), authorizationCode: 'A' };
    await changeSchool(schoolId, { subscription });
    expect((await askingToJoin(schoolId)).code).toBe(CODE.wait);
    expect(await received(principal)).toEqual([]);
  });
});
