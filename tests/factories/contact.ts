import { randomUUID } from 'node:crypto';
import { makeTicket } from '#functions/domain/people/code-ticket.ts';
import { issueBindingCode, issueRecoveryCode } from '#functions/messages/send-code.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import { messages, type Purpose } from '#shared/messages/contract.ts';
import { isEmail } from '#shared/people/contacts.ts';
import { internationalPhone } from '#shared/people/phones.ts';
import { call } from '#tests/contract/harness/call.ts';
import { challengeAnswer } from './challenge.ts';
import type { Person } from './person.ts';

const digit = () => Math.floor(Math.random() * 10);

/** A new mobile number. */
export const freshPhone = (): string => `13${Array.from({ length: 9 }, digit).join('')}`;

/** A new e-mail address. */
export const freshEmail = (): string => `p${randomUUID().slice(0, 13)}@school.example`;

interface Message {
  readonly phone?: string;
  readonly email?: string;
  readonly text: string;
}

/** Messages to a phone or an e-mail address, newest first. */
export async function messagesTo(contact: string): Promise<string[]> {
  const answer = await fetch(`${process.env['AWS_ENDPOINT_URL_SNS']}/outbox`);
  const sent: Message[] = await answer.json();
  const to = isEmail(contact) ? contact : internationalPhone(contact);
  return sent.filter(({ phone, email }) => (email ?? phone) === to).map(({ text }) => text);
}

/** The code of the last message to a phone or an e-mail address. */
export async function lastCode(contact: string): Promise<string> {
  const [text = ''] = await messagesTo(contact);
  const [code] = /\d{6}/.exec(text) ?? [];
  if (!code) throw new Error(`no code was sent to ${contact}`);
  return code;
}

/** Requests a code for a registration. Answers the call's result. */
export const requestCode = async (
  contact: string | undefined,
  sourceIp?: string,
  demand: Parameters<typeof challengeAnswer>[0] = {},
) =>
  call(messages.endpoints.sendCode, {
    payload: {
      purpose: 'register',
      ...(contact && (isEmail(contact) ? { email: contact } : { phone: contact })),
      verificationCode: await challengeAnswer(demand),
    },
    language: 'en',
    sourceIp,
  });

const visitorFrom = (address: string) =>
  ({ address, agent: '', language: 'en', requestId: '' }) as const;

/** Sends a code for a forgotten password without a call, which takes a second. Answers the ticket. */
export async function sendRecoveryCode(account: string): Promise<string> {
  const { ticket, signed } = await makeTicket({ purpose: 'password', name: account }, new Date());
  const solution = { level: 0, subject: '', issued: 0 };
  await issueRecoveryCode(ticket, { ...visitorFrom(randomUUID()), solution }, liveDeps);
  return signed;
}

/** The ticket of a code that was just sent for a registration. */
export async function sendRegistrationCode(contact: string): Promise<string> {
  const { code, data, body } = await requestCode(contact);
  if (code !== 1) throw new Error(`no code was sent: ${body}`);
  return data.ticket;
}

/** Sends a code for binding without a call, which would cache the person. */
export async function sendBindingCode({ userId }: Person, phone: string): Promise<void> {
  await issueBindingCode({ userId, language: 'en' }, phone, liveDeps);
}

/** The proof of a phone or an e-mail address: for a new school without an account, else for the account's person. */
export async function proveContact(contact: string, account?: string): Promise<string> {
  const purpose: Purpose = account ? 'password' : 'register';
  const ticket = account ? await sendRecoveryCode(account) : await sendRegistrationCode(contact);
  const payload = { purpose, ticket, sms_code: await lastCode(contact) };
  const { data, code, body } = await call(messages.endpoints.verifyCode, { payload });
  if (code !== 1) throw new Error(`the code was refused: ${body}`);
  return data.proof;
}
