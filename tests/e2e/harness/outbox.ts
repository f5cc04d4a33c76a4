import type { APIRequestContext } from '@playwright/test';
import { internationalPhone } from '#shared/phones.ts';

interface Message {
  readonly phone: string;
  readonly text: string;
}

const digit = () => Math.floor(Math.random() * 10);

/** A random mobile number. */
export const somePhone = (): string => `13${Array.from({ length: 9 }, digit).join('')}`;

/** Messages to a phone, newest first. */
export async function messagesTo(request: APIRequestContext, phone: string): Promise<string[]> {
  const answer = await request.get('/dev/outbox.json');
  const messages: Message[] = await answer.json();
  const number = internationalPhone(phone);
  return messages.filter((message) => message.phone === number).map(({ text }) => text);
}

/** The code in the last message to a phone. */
export async function readCode(request: APIRequestContext, phone: string): Promise<string> {
  const [text = ''] = await messagesTo(request, phone);
  return /\d{6}/.exec(text)?.[0] ?? '';
}
