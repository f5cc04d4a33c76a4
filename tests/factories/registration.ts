import { randomUUID } from 'node:crypto';
import type { Payload } from '#shared/contracts/endpoint.ts';
import { registrations } from '#shared/contracts/registrations.ts';
import { call } from '#tests/contract/harness/call.ts';
import { challengeAnswer } from './challenge.ts';
import { PASSWORD } from './person.ts';
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
