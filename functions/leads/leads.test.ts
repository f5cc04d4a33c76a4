import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { leads } from '#shared/leads/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { freshPhone } from '#tests/factories/contact.ts';
import {
  addingLead,
  followingUp,
  leadOf,
  makeLead,
  movingLead,
  newLeadOf,
} from '#tests/factories/lead.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import { freshKey, makeStudent } from '#tests/factories/student.ts';

const { detail, due, duplicates, edit, list, remove } = leads.endpoints;

const listing = async (as: Person, payload: object = {}) =>
  (await call(list, { as, payload })).data.list.map(({ name }) => name);
const editing = (as: Person, lead_id: string, values: object) => {
  const { guardians: _, request_key: __, ...said } = newLeadOf();
  return call(edit, { as, language: 'en', payload: { lead_id, rev: 1, ...said, ...values } });
};

describe('a new lead', () => {
  it('is new, due today, in the log, and not added twice', async () => {
    const { schoolId, teacher } = await makeStaff();
    const values = newLeadOf({ source: 'referral', referrer: '张妈妈', birth: '2018-03' });

    const { data } = await addingLead(teacher, values);
    const again = await addingLead(teacher, values);

    expect(data.lead).toMatchObject({
      name: '王小明',
      state: 'new',
      due: dayFromToday(0),
      referrer: '张妈妈',
      language: 'en',
    });
    expect(again.data.lead.id).toBe(data.lead.id);
    expect(await listing(teacher)).toEqual(['王小明']);
    expect(await operationsOf(schoolId)).toMatchObject([{ action: 'lead.add' }]);
  });

  it.each([
    [{ name: '明' }, 1001],
    [{ name: '王小明王小明' }, 1001],
    [{ name: '王_明' }, 1001],
    [{ guardians: [{ relation: 'mother', name: '', phone: '12' }] }, 1001],
    [{ due: dayFromToday(-1) }, 1001],
    [{ owner_id: 'stf-nobody' }, 1001],
    [{ course_id: 'crs-none' }, 1001],
  ])('with %o is refused', async (values, code) => {
    const { teacher } = await makeStaff();
    expect((await addingLead(teacher, values)).code).toBe(code);
  });

  it('with a phone that a lead or student has is only added when that is confirmed', async () => {
    const { teacher } = await makeStaff();
    const [phone, other] = [freshPhone(), freshPhone()];
    const guardians = [{ relation: 'mother', name: '', phone }];
    const before = await makeLead(teacher, {
      guardians: [{ relation: 'father', name: '', phone }],
    });
    const student = await makeStudent(teacher, { name: '李雷', phone: other });
    const values = newLeadOf({ guardians });

    const refused = await addingLead(teacher, values);
    const confirmed = await addingLead(teacher, { ...values, allow_duplicate: '1' });
    const found = await call(duplicates, { as: teacher, payload: { phones: [other, phone] } });

    expect(refused).toMatchObject({
      code: CODE.wait,
      data: { duplicates: [{ kind: 'lead', id: before.id, state: 'new' }] },
    });
    expect(confirmed.code).toBe(CODE.ok);
    expect(found.data.list).toHaveLength(3);
    expect(found.data.list).toContainEqual(
      expect.objectContaining({ kind: 'student', id: student.userId, name: '李雷' }),
    );
    const shorter = { phones: [phone.slice(0, 10)] };
    expect((await call(duplicates, { as: teacher, payload: shorter })).data.list).toEqual([]);
  });
});

describe('who may do what', () => {
  it('teachers see all leads of their school, phones only when they may, and delete none', async () => {
    const { schoolId, principal, teacher } = await makeStaff();
    const lead = await makeLead(principal, { ownerId: principal.userId });
    const phone = lead.guardians[0]?.phone ?? '';
    const other = await makeStaff();

    expect((await leadOf(teacher, lead.id)).guardian.phone).not.toBe(phone);
    await changePerson(teacher, { abilities: ['see-phones'] });
    const sighted = await makePerson(schoolId, ROLE.teacher, { abilities: ['see-phones'] });
    expect((await leadOf(sighted, lead.id)).guardian.phone).toBe(phone);
    expect(await listing(sighted, { search: phone.slice(3) })).toEqual(['王小明']);
    expect((await call(remove, { as: teacher, payload: { lead_id: lead.id } })).code).toBe(2003);
    const foreign = await call(detail, { as: other.principal, payload: { lead_id: lead.id } });
    expect(foreign.code).toBe(CODE.notFound);
  });

  it('who may not see phones finds nobody by them', async () => {
    const { schoolId, principal } = await makeStaff();
    const blind = await makePerson(schoolId, ROLE.teacher, { abilities: [] });
    const lead = await makeLead(principal);
    const phone = lead.guardians[0]?.phone ?? '';

    expect(await listing(blind, { search: phone })).toEqual([]);
    expect(await listing(blind, { search: '小明' })).toEqual(['王小明']);
  });

  it('an edit of somebody who sees no phones leaves the guardians as they are', async () => {
    const { schoolId, principal } = await makeStaff();
    const blind = await makePerson(schoolId, ROLE.teacher, { abilities: [] });
    const lead = await makeLead(principal);

    expect((await editing(blind, lead.id, { name: '王大明', age: 8 })).code).toBe(CODE.ok);

    const after = await leadOf(principal, lead.id);
    expect(after.guardians[0]?.phone).toBe(lead.guardians[0]?.phone);
    expect(after).toMatchObject({ name: '王大明', age: 8, rev: 2 });
  });
});

describe('the list', () => {
  it('has the next follow-up first, filters, and pages', async () => {
    const { principal, teacher } = await makeStaff();
    const at = (days: number) => ({ due: dayFromToday(days) });
    await makeLead(principal, { name: '丙丙', ...at(9), ownerId: teacher.userId });
    await makeLead(principal, { name: '甲甲', ...at(-2), source: 'event' });
    await makeLead(principal, { name: '乙乙', ...at(3), state: 'contacted' });
    await makeLead(principal, { name: '丁丁', due: '' });
    await makeLead(principal, { name: '戊戊', due: '', state: 'lost' });

    expect(await listing(principal)).toEqual(['甲甲', '乙乙', '丙丙', '丁丁']);
    expect(await listing(principal, { sort: 'newest' })).toHaveLength(5);
    expect(await listing(principal, { due: 'today' })).toEqual(['甲甲']);
    expect(await listing(principal, { due: 'week' })).toEqual(['甲甲', '乙乙']);
    expect(await listing(principal, { due: 'none' })).toEqual(['丁丁']);
    expect(await listing(principal, { source: 'event' })).toEqual(['甲甲']);
    expect(await listing(principal, { state: 'contacted' })).toEqual(['乙乙']);
    expect(await listing(principal, { state: 'lost' })).toEqual(['戊戊']);
    expect(await listing(principal, { owner: teacher.userId })).toEqual(['丙丙']);
    expect(await listing(principal, { search: '丙' })).toEqual(['丙丙']);
    const first = await call(list, { as: principal, payload: { limit: 3 } });
    const payload = { limit: 3, cursor: first.data.cursor ?? '' };
    const second = await call(list, { as: principal, payload });
    expect(second.data.list.map(({ name }) => name)).toEqual(['丁丁']);
  });

  it('shows an owner what is due, and a principal all of it', async () => {
    const { principal, teacher } = await makeStaff();
    await makeLead(principal, { name: '甲甲', ownerId: teacher.userId });
    await makeLead(principal, { name: '乙乙', due: dayFromToday(-1) });
    await makeLead(principal, { name: '丙丙', due: dayFromToday(1) });

    const [own, all] = [await call(due, { as: teacher }), await call(due, { as: principal })];

    expect(own.data).toMatchObject({ total: 1, overdue: 0, list: [{ name: '甲甲' }] });
    expect(all.data).toMatchObject({ total: 2, overdue: 1 });
    expect(all.data.list.map(({ name }) => name)).toEqual(['乙乙', '甲甲']);
  });
});

describe('an edit', () => {
  it('tells who edited it meanwhile, and repeated changes nothing', async () => {
    const { principal, teacher } = await makeStaff();
    const lead = await makeLead(principal);
    await editing(teacher, lead.id, { remark: '周六有空' });

    expect((await editing(teacher, lead.id, { remark: '周六有空' })).code).toBe(CODE.ok);
    expect(await editing(principal, lead.id, { remark: '周日有空' })).toMatchObject({
      code: CODE.wait,
      data: { current: { id: lead.id, remark: '周六有空', rev: 2 } },
    });
    expect((await editing(principal, lead.id, { rev: 2, remark: '周日' })).data.lead.rev).toBe(3);
  });

  it('looks for new phones elsewhere', async () => {
    const { principal } = await makeStaff();
    const [lead, other] = [await makeLead(principal), await makeLead(principal)];
    const { guardians } = other;

    expect((await editing(principal, lead.id, { guardians })).code).toBe(CODE.wait);
    const confirmed = { guardians, allow_duplicate: '1' };
    expect((await editing(principal, lead.id, confirmed)).code).toBe(CODE.ok);
  });
});

describe('a follow-up', () => {
  it('makes a new lead contacted, says when to go on, and is written once', async () => {
    const { teacher } = await makeStaff();
    const lead = await makeLead(teacher);
    const said = { result: '周六来试听', due: dayFromToday(3), request_key: freshKey() };

    await followingUp(teacher, lead.id, said);
    const { data } = await followingUp(teacher, lead.id, said);

    expect(data.lead).toMatchObject({ state: 'contacted', due: dayFromToday(3) });
    const { data: all } = await call(detail, { as: teacher, payload: { lead_id: lead.id } });
    expect(all.follow_ups.list).toMatchObject([{ kind: 'call', result: '周六来试听' }]);
  });

  it('that is a note leaves it new; one before today is refused', async () => {
    const { teacher } = await makeStaff();
    const lead = await makeLead(teacher);

    expect((await followingUp(teacher, lead.id, { kind: 'note' })).data.lead.state).toBe('new');
    const past = { due: dayFromToday(-1) };
    expect((await followingUp(teacher, lead.id, past)).code).toBe(CODE.invalid);
    expect((await followingUp(teacher, 'lea-none' as typeof lead.id)).code).toBe(CODE.notFound);
  });
});

describe('moving on the board', () => {
  it('needs a reason for lost ones, and the state that it begins from', async () => {
    const { teacher } = await makeStaff();
    const lead = await makeLead(teacher);

    const without = await movingLead(teacher, lead.id, { from: 'new', state: 'lost' });
    const lost = { from: 'new', state: 'lost', reason: 'other', text: '搬家' };
    const moved = await movingLead(teacher, lead.id, lost);
    const stale = await movingLead(teacher, lead.id, { from: 'new', state: 'contacted' });
    const back = await movingLead(teacher, lead.id, { from: 'lost', state: 'contacted' });

    expect(without.code).toBe(CODE.incomplete);
    expect(moved.data.lead).toMatchObject({ state: 'lost', due: '', lost: { text: '搬家' } });
    expect(stale).toMatchObject({ code: CODE.wait, data: { current: { state: 'lost' } } });
    expect(back.data.lead).toMatchObject({ state: 'contacted', lost: null, due: dayFromToday(0) });
  });
});

describe('deleting', () => {
  it('takes follow-ups and lists along', async () => {
    const { schoolId, principal } = await makeStaff();
    const lead = await makeLead(principal);
    await followingUp(principal, lead.id);
    const payload = { lead_id: lead.id };

    expect((await call(remove, { as: principal, payload })).code).toBe(CODE.ok);

    expect(await listing(principal, { sort: 'newest' })).toEqual([]);
    expect((await call(detail, { as: principal, payload })).code).toBe(CODE.notFound);
    expect((await call(remove, { as: principal, payload })).code).toBe(CODE.notFound);
    expect((await operationsOf(schoolId)).map(({ action }) => action)).toContain('lead.remove');
  });
});
