import { creatingLead } from '#functions/domain/leads/change-lead.ts';
import type { Lead } from '#functions/domain/leads/lead.ts';
import { transact } from '#functions/platform/table.ts';
import { monthOfDay } from '#shared/days.ts';
import { type LeadId, newId } from '#shared/ids.ts';
import { leads as contract } from '#shared/leads/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { challengeAnswer } from './challenge.ts';
import { freshPhone } from './contact.ts';
import { dayFromToday } from './lesson.ts';
import type { Person } from './person.ts';
import { freshKey } from './student.ts';

const { add, bookTrial, convert, detail, followUp, join, move } = contract.endpoints;

/** The payload that adds a lead. */
export const newLeadOf = (values: object = {}) => ({
  name: '王小明',
  guardians: [{ relation: 'mother', name: '李芳', phone: freshPhone() }],
  source: 'walk_in',
  request_key: freshKey(),
  ...values,
});

/** A lead that came in today, stored. */
export async function makeLead(
  { schoolId }: Pick<Person, 'schoolId'>,
  values: Partial<Omit<Lead, 'rev'>> = {},
): Promise<Lead> {
  const today = dayFromToday(0);
  const lead = {
    id: newId('lead'),
    schoolId,
    created: new Date().toISOString(),
    month: monthOfDay(today),
    name: '王小明',
    guardians: [{ relation: 'mother' as const, name: '李芳', phone: freshPhone() }],
    birth: '',
    grade: '',
    interest: '',
    source: 'walk_in' as const,
    referrer: '',
    campaign: '',
    remark: '',
    language: 'zh' as const,
    wish: '',
    state: 'new' as const,
    reached: [],
    due: today,
    followUps: 0,
    tried: [],
    edits: 1,
    ...values,
  };
  await transact(creatingLead(lead));
  return { ...lead, rev: 1 };
}

const asStaff = (as: Person, payload: object) => ({ as, payload, language: 'en' }) as const;

export const addingLead = (as: Person, values: object = {}) =>
  call(add, asStaff(as, newLeadOf(values)));
export const movingLead = (as: Person, lead_id: LeadId, values: object) =>
  call(move, asStaff(as, { lead_id, ...values }));
export const followingUp = (as: Person, lead_id: LeadId, values: object = {}) =>
  call(
    followUp,
    asStaff(as, { lead_id, kind: 'call', due: '', request_key: freshKey(), ...values }),
  );
export const bookingTrial = (as: Person, lead_id: LeadId, lesson_id: string, values: object = {}) =>
  call(bookTrial, asStaff(as, { lead_id, lesson_id, ...values }));
export const convertingLead = (as: Person, lead_id: LeadId, values: object = {}) =>
  call(convert, asStaff(as, { lead_id, name: '王小明', ...values }));

/** The lead as staff see it. */
export const leadOf = async (as: Person, lead_id: LeadId) =>
  (await call(detail, asStaff(as, { lead_id }))).data.lead;

/** The request of a family on the page of a school, without the proof of work. */
export const newJoin = (school: string, values: object = {}) => ({
  school,
  name: '陈一诺',
  guardian: '陈女士',
  relation: 'mother',
  phone: freshPhone(),
  age: 8,
  wish: '周六下午',
  consent: 'given',
  ...values,
});

export const askingToJoin = async (school: string, values: object = {}, sourceIp?: string) =>
  call(join, {
    payload: { ...newJoin(school), verificationCode: await challengeAnswer(), ...values },
    language: 'en',
    sourceIp,
  });
