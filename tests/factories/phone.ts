import { randomUUID } from 'node:crypto';
import { issueCode } from '#functions/messages/send-code.ts';
import { bindingTarget } from '#functions/messages/target.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import { messages, type Purpose } from '#shared/contracts/messages.ts';
import { internationalPhone } from '#shared/phones.ts';
import { call } from '#tests/contract/harness/call.ts';
import { challengeAnswer } from './challenge.ts';
import type { Person } from './person.ts';

const digit = () => Math.floor(Math.random() * 10);

/** A new mobile number. */
export const freshPhone = (): string => `13${Array.from({ length: 9 }, digit).join('')}`;

interface Message {
  readonly phone: string;
  readonly text: string;
}

/** Messages to a phone, newest first. */
export async function messagesTo(phone: string): Promise<string[]> {
  const answer = await fetch(`${process.env['AWS_ENDPOINT_URL_SNS']}/outbox`);
  const sent: Message[] = await answer.json();
  const number = internationalPhone(phone);
  return sent.filter((message) => message.phone === number).map(({ text }) => text);
}

/** The code of the last message to a phone. */
export async function lastCode(phone: string): Promise<string> {
  const [text = ''] = await messagesTo(phone);
  const [code] = /\d{6}/.exec(text) ?? [];
  if (!code) throw new Error(`no code was sent to ${phone}`);
  return code;
}

interface CodeTarget {
  readonly purpose: Purpose;
  readonly phone?: string;
  readonly account?: string;
}

/** Requests a code. Answers the call's result. */
export const requestCode = async (target: CodeTarget, sourceIp?: string) =>
  call(messages.endpoints.sendCode, {
    payload: { ...target, verificationCode: await challengeAnswer() },
    language: 'en',
    sourceIp,
  });

/** Sends a code for binding without a call, which would cache the person. */
export async function sendBindingCode({ userId }: Person, phone: string): Promise<void> {
  const visitor = { address: randomUUID(), agent: '', language: 'en', requestId: '' } as const;
  await issueCode(bindingTarget(userId, phone), visitor, liveDeps);
}

/** The proof of a phone: for a new school without an account, else for the account's person. */
export async function provePhone(phone: string, account?: string): Promise<string> {
  const target: CodeTarget = account
    ? { purpose: 'password', account }
    : { purpose: 'register', phone };
  const sent = await requestCode(target);
  if (sent.code !== 1) throw new Error(`no code was sent: ${sent.body}`);
  const payload = { ...target, sms_code: await lastCode(phone) };
  const { data, code, body } = await call(messages.endpoints.verifyCode, { payload });
  if (code !== 1) throw new Error(`the code was refused: ${body}`);
  return data.proof;
}
