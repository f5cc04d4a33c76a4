import { randomUUID } from 'node:crypto';
import { type CallBack, callBacks } from '#functions/registrations/call-backs.ts';
import type { Payload } from '#shared/endpoint.ts';
import { newId } from '#shared/ids.ts';
import { registrations } from '#shared/registrations/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { challengeAnswer } from './challenge.ts';
import { freshPhone, proveContact } from './contact.ts';
import { PASSWORD } from './person.ts';

const { join } = registrations.endpoints;
/** A district of Beijing. */
const DISTRICT = '110108';

/** A new account name. */
export const freshAccount = (): string => `p${randomUUID().replaceAll('-', '').slice(0, 14)}`;

/** The payload that registers a school, with a verified phone. */
export async function newRegistration() {
  const phone = freshPhone();
  return {
    request_key: randomUUID(),
    school_name: '启明星编程',
    real_name: '王晓明',
    account: freshAccount(),
    password: PASSWORD,
    phone,
    proof: await proveContact(phone),
    area: DISTRICT,
    agreement: 'accepted',
  };
}

export const newCallBack = (phone = freshPhone()) => ({
  name: '李老师',
  phone,
  school_name: '未来教育',
  area: DISTRICT,
  remark: '想了解专业版',
});

/** Requests a call-back, as a visitor does. */
export const askForCallBack = async (
  values: Partial<Payload<typeof join>> = {},
  sourceIp?: string,
) =>
  call(join, {
    payload: { ...newCallBack(), verificationCode: await challengeAnswer(), ...values },
    language: 'en',
    sourceIp,
  });

/** A callBack that waits for a call. */
export async function makeCallBack(
  values: Partial<Pick<CallBack, 'name' | 'phone' | 'schoolName'>> = {},
) {
  const { school_name: schoolName, ...asked } = newCallBack();
  const now = new Date();
  const id = newId('callBack', now.getTime());
  const callBack = {
    ...asked,
    schoolName,
    country: 'CN',
    id,
    at: now.toISOString(),
    address: '',
    note: '',
    ...values,
  };
  await callBacks.create(id, callBack);
  return { ...callBack, rev: 1 };
}

/** The payload with which an operator records a call. */
export async function newHandling() {
  const { id: lead_id, rev } = await makeCallBack();
  return { lead_id, rev, state: 'handled', note: '已回电' } as const;
}
