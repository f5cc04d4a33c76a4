import type { APIRequestContext } from '@playwright/test';
import { isEmail } from '#shared/people/contacts.ts';
import { internationalPhone } from '#shared/people/phones.ts';

interface Message {
  readonly phone?: string;
  readonly email?: string;
  readonly text: string;
}

const digit = () => Math.floor(Math.random() * 10);

/** A random mobile number. */
export const somePhone = (): string => `13${Array.from({ length: 9 }, digit).join('')}`;

/** A random e-mail address. */
export const someEmail = (): string => `p${somePhone()}@school.example`;

/** Messages to a phone or an e-mail address, newest first. */
export async function messagesTo(request: APIRequestContext, contact: string): Promise<string[]> {
  const answer = await request.get('/dev/outbox.json');
  const messages: Message[] = await answer.json();
  const to = isEmail(contact) ? contact : internationalPhone(contact);
  return messages.filter(({ phone, email }) => (email ?? phone) === to).map(({ text }) => text);
}

/** The code in the last message to a phone or an e-mail address. */
export async function readCode(request: APIRequestContext, contact: string): Promise<string> {
  const [text = ''] = await messagesTo(request, contact);
  return /\d{6}/.exec(text)?.[0] ?? '';
}
