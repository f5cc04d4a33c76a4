import { randomUUID } from 'node:crypto';
import type { Payload } from '#shared/contracts/endpoint.ts';
import { registrations } from '#shared/contracts/registrations.ts';
import { call } from '#tests/contract/harness/call.ts';
import { challengeAnswer } from './challenge.ts';
import { PASSWORD, type Person } from './person.ts';
import { freshPhone, provePhone } from './phone.ts';

const { join } = registrations.endpoints;
/** A district of Beijing. */
const DISTRICT = '110108';

/** An account name that no other test has. */
export const freshAccount = (): string => `p${randomUUID().replaceAll('-', '').slice(0, 14)}`;

/** Everything that a new school needs, with a phone that has just been verified. */
export async function newRegistration() {
  const phone = freshPhone();
  return {
    request_key: randomUUID(),
    school_name: '启明星编程',
    real_name: '王晓明',
    account: freshAccount(),
    password: PASSWORD,
    phone,
    proof: await provePhone(phone),
    area: DISTRICT,
    agreement: 'accepted',
  };
}

export const newLead = (phone = freshPhone()) => ({
  name: '李老师',
  phone,
  school_name: '未来教育',
  area: DISTRICT,
  remark: '想了解专业版',
});

/** Asks for a call-back, as a visitor does. */
export const askForCallBack = async (
  values: Partial<Payload<typeof join>> = {},
  sourceIp?: string,
) =>
  call(join, {
    payload: { ...newLead(), verificationCode: await challengeAnswer(), ...values },
    language: 'en',
    sourceIp,
  });

/** A request for a call-back as the operator finds it. */
export async function makeLead(
  operator: Person,
  values: Parameters<typeof askForCallBack>[0] = {},
) {
  const phone = freshPhone();
  await askForCallBack({ phone, ...values });
  const { data } = await call(registrations.endpoints.leads, {
    as: operator,
    payload: { search: values.phone ?? phone },
  });
  const [lead] = data.list;
  if (!lead) throw new Error('the request is not there');
  return lead;
}

/** What an operator notes of somebody who was called back. */
export async function newHandling(operator: Person) {
  const { id: lead_id, rev } = await makeLead(operator);
  return { lead_id, rev, state: 'handled', note: '已回电' } as const;
}
