import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { monthOfDay } from '#shared/days.ts';
import { leads } from '#shared/leads/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import {
  addingLead,
  convertingLead,
  followingUp,
  makeLead,
  movingLead,
} from '#tests/factories/lead.ts';
import { dayFromToday, monthBack } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';

const { cost, edit, funnel, remove } = leads.endpoints;
const MONTH = () => monthOfDay(dayFromToday(0));

const rowsOf = async (as: Person, payload: object = {}) =>
  (await call(funnel, { as, payload })).data.rows;
const pricing = (as: Person, values: object) =>
  call(cost, {
    as,
    language: 'en',
    payload: { month: MONTH(), source: 'event', campaign: '开放日', ...values },
  });

describe('the figures of leads', () => {
  it('follow each change of a lead', async () => {
    const { principal } = await makeStaff();
    const { data } = await addingLead(principal, { source: 'event', campaign: '开放日' });
    const { id } = data.lead;
    const at = { month: MONTH(), source: 'event', campaign: '开放日' };

    expect(await rowsOf(principal)).toMatchObject([{ ...at, leads: 1, contacted: 0 }]);
    await followingUp(principal, id);
    await movingLead(principal, id, { from: 'contacted', state: 'lost', reason: 'price' });
    expect(await rowsOf(principal)).toMatchObject([{ ...at, leads: 1, contacted: 1, lost: 1 }]);
    await movingLead(principal, id, { from: 'lost', state: 'contacted' });
    await convertingLead(principal, id);
    expect(await rowsOf(principal)).toMatchObject([{ ...at, enrolled: 1, lost: 0 }]);
  });

  it('go with the source that a lead is corrected to, and with one that is deleted', async () => {
    const { principal } = await makeStaff();
    const lead = await makeLead(principal, { state: 'contacted', reached: ['contacted'] });
    const payload = { lead_id: lead.id, rev: 1, name: lead.name, source: 'web' };

    await call(edit, { as: principal, payload });
    expect(await rowsOf(principal)).toMatchObject([{ source: 'web', leads: 1, contacted: 1 }]);
    await call(remove, { as: principal, payload: { lead_id: lead.id } });
    expect(await rowsOf(principal)).toEqual([]);
  });

  it('are those of the months that are asked for', async () => {
    const { principal } = await makeStaff();
    await makeLead(principal, { month: monthBack(2) });
    await makeLead(principal, { month: monthBack(0) });

    expect(await rowsOf(principal, { months: 2 })).toHaveLength(1);
    expect(await rowsOf(principal, { months: 3 })).toHaveLength(2);
    expect(await rowsOf(principal, { months: 1, to: monthBack(2) })).toHaveLength(1);
  });
});

describe('what a campaign cost', () => {
  it('is told to who may see finances, and edited from what it was', async () => {
    const { principal, teacher } = await makeStaff();
    await makeLead(principal, { source: 'event', campaign: '开放日' });

    expect((await pricing(principal, { amount: 50_000 })).data.cost).toBe(50_000);
    expect((await pricing(principal, { amount: 50_000 })).code).toBe(CODE.ok);
    const stale = await pricing(principal, { amount: 60_000 });
    const next = await pricing(principal, { was: 50_000, amount: 70_000 });

    expect(stale).toMatchObject({ code: CODE.wait, data: { current: { cost: 50_000 } } });
    expect(next.code).toBe(CODE.ok);
    expect(await rowsOf(principal)).toMatchObject([{ leads: 1, cost: 70_000 }]);
    expect(await rowsOf(teacher)).toMatchObject([{ leads: 1, cost: null }]);
    expect((await pricing(teacher, { was: 70_000, amount: 0 })).code).toBe(CODE.forbidden);
  });

  it('stands also where nobody came', async () => {
    const { principal } = await makeStaff();
    await pricing(principal, { amount: 1_000 });

    expect(await rowsOf(principal)).toMatchObject([{ leads: 0, cost: 1_000 }]);
  });
});
