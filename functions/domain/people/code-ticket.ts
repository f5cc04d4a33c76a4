import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { isSameText } from '#functions/platform/same-text.ts';
import { secrets } from '#functions/platform/secrets.ts';
import type { Purpose } from '#shared/messages/contract.ts';
import { MESSAGE_LIMITS } from '#shared/messages/limits.ts';

/**
 * Allows the visitor who got it to have a code sent, and to try it. A code belongs to one ticket, so that nobody
 * else can use up its tries. It is made without a look at the account, and says nothing about it.
 */
const Ticket = z.object({
  id: z.string(),
  purpose: z.enum(['register', 'password']),
  /** The account name of a forgotten password, or the phone or e-mail address of a registration. */
  name: z.string(),
  /** Epoch seconds. */
  validUntil: z.number(),
});
export type Ticket = z.infer<typeof Ticket>;

const ID_BYTES = 16;

async function signatureOf(content: string): Promise<string> {
  const { challengeKey } = await secrets();
  return createHmac('sha256', `${challengeKey}-ticket`).update(content).digest('base64url');
}

/** A signed ticket; nothing is stored. Only for who has solved a challenge. */
export async function makeTicket(
  { purpose, name }: Pick<Ticket, 'purpose' | 'name'>,
  now: Date,
): Promise<{ readonly ticket: Ticket; readonly signed: string }> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  const ticket = {
    id,
    purpose,
    name,
    validUntil: epochSeconds(now) + MESSAGE_LIMITS.codeTicketSeconds,
  };
  const content = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return { ticket, signed: `${content}.${await signatureOf(content)}` };
}

/** The ticket, if it is genuine, valid and for this purpose. */
export async function readTicket(
  signed: string,
  purpose: Purpose,
  now: Date,
): Promise<Ticket | undefined> {
  const [content = '', signature = ''] = signed.split('.');
  if (!isSameText(signature, await signatureOf(content))) return undefined;
  const ticket = Ticket.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  return ticket.purpose === purpose && ticket.validUntil > epochSeconds(now) ? ticket : undefined;
}
