import { setTimeout as sleep } from 'node:timers/promises';
import { findReachable } from '#functions/domain/people/account.ts';
import { makeTicket, readTicket, type Ticket } from '#functions/domain/people/code-ticket.ts';
import { loadSite } from '#functions/domain/schools/site.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { Mail } from '#functions/platform/mail-provider.ts';
import { reach } from '#functions/platform/reach.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import { warn } from '#functions/platform/warn.ts';
import { requireSolution } from '#functions/request/challenge.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { message } from '#shared/i18n/messages.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { messages } from '#shared/messages/contract.ts';
import { MESSAGE_LIMITS } from '#shared/messages/limits.ts';
import { isEmail, maskEmail } from '#shared/people/contacts.ts';
import { maskPhone } from '#shared/people/phones.ts';
import { askedContact } from './asked-contact.ts';
import type { Limit } from './code-limits.ts';
import * as limits from './code-limits.ts';
import { newCode, storingCode } from './codes.ts';
import { bindingTarget, recoveryTarget, registeringTarget, type Target } from './target.ts';

interface Counted {
  /** Over one of these limits the call is refused with an error. */
  readonly open: readonly Limit[];
  /** Stops the sending without saying so, because it would tell something about the account. */
  readonly quiet?: Limit;
}

/**
 * Counts and stores the code in one transaction; of two at the same moment one is refused. Answers whether the
 * code may be sent; one that may not is kept as if nobody could be reached, and is never right.
 */
const countAndKeep = (
  target: Target,
  code: string,
  { open, quiet }: Counted,
  at: number,
): Promise<boolean> =>
  retryWrite(async () => {
    const sent = await Promise.all(open.map(limits.readSent));
    const quietly = quiet && (await limits.readSent(quiet));
    limits.refuseIfLimited(sent, at);
    const counted = [...sent, ...(quietly ? [quietly] : [])];
    const counting = counted.map((each) => limits.counting(each, at));
    const maySend = !(quietly && limits.isFull(quietly, at));
    const reached = maySend ? target : { ...target, contacts: [] };
    await transact([...counting, await storingCode(reached, code, at)]);
    return maySend;
  });

async function mailOf(code: string, { language }: Visitor): Promise<Mail> {
  const { name } = await loadSite();
  const params = { site: name[language], code, minutes: MESSAGE_LIMITS.codeSeconds / 60 };
  return {
    subject: message(language, 'messages.codeSubject', params),
    text: message(language, 'messages.code', params),
  };
}

const sentTo = (contact: string) => ({
  phone: isEmail(contact) ? '' : maskPhone(contact),
  email: isEmail(contact) ? maskEmail(contact) : '',
  valid: MESSAGE_LIMITS.codeSeconds,
  wait: MESSAGE_LIMITS.codeGapSeconds,
});

/**
 * Sends a new code. It is counted before it is sent, so that a failing carrier is not asked without
 * limit. Throws -1 when a limit is reached.
 */
export async function issueCode(target: Target, visitor: Visitor, deps: Deps) {
  const code = newCode();
  const [contact = ''] = target.contacts;
  const open = [limits.ofContact(contact), limits.ofAddress(visitor.address)];
  await countAndKeep(target, code, { open }, epochSeconds(deps.now()));
  await reach(contact, await mailOf(code, visitor));
  return sentTo(contact);
}

/** Sends to all that is bound to the account. A carrier that fails must not tell that there was anything. */
async function sendQuietly(
  { contacts }: Target,
  mail: Mail,
  origin: Visitor & { readonly schoolId: SchoolId },
): Promise<void> {
  const sent = contacts.map((contact) =>
    reach(contact, mail).catch((error: unknown) => warn('code not sent', origin, error)),
  );
  await Promise.all(sent);
}

/**
 * Sends a code for a forgotten password, if the account can be reached. Everything that can be seen from outside
 * is the same if it cannot: answer, limits, reads and writes.
 */
export async function issueRecoveryCode(
  ticket: Ticket,
  visitor: Visitor,
  deps: Deps,
): Promise<void> {
  const user = await findReachable(ticket.name);
  const target = recoveryTarget(ticket, user);
  const code = newCode();
  const open = [limits.ofAddress(visitor.address), limits.ofAsker(ticket.name, visitor.address)];
  const [contact] = target.contacts;
  const quiet = contact ? limits.ofRecovery(contact) : limits.ofNobody(ticket.name);
  const isSent = await countAndKeep(target, code, { open, quiet }, epochSeconds(deps.now()));
  const mail = await mailOf(code, visitor);
  const { schoolId } = user ?? {};
  if (schoolId && isSent) await sendQuietly(target, mail, { ...visitor, schoolId });
}

/** The carrier is asked for accounts that exist only: the answer waits until that cannot be told by the time. */
async function recover(signed: string, visitor: Visitor, deps: Deps) {
  const begun = performance.now();
  const ticket = await readTicket(signed, 'password', deps.now());
  if (!ticket) throw refuseField('ticket', 'expired');
  await issueRecoveryCode(ticket, visitor, deps);
  await sleep(Math.max(0, MESSAGE_LIMITS.codeAnswerMs - (performance.now() - begun)));
  return { ...sentTo(''), ticket: signed };
}

async function register(contact: string, visitor: Visitor, deps: Deps) {
  const { ticket, signed } = await makeTicket({ purpose: 'register', name: contact }, deps.now());
  return { ...(await issueCode(registeringTarget(ticket), visitor, deps)), ticket: signed };
}

/** Messages cost money and annoy people: a visitor must solve a challenge for each. */
export const sendCode: UseCase<typeof messages.endpoints.sendCode> = async (
  visitor,
  { purpose, phone, email, country, ticket = '', verificationCode },
  deps,
) => {
  await requireSolution(verificationCode);
  if (purpose === 'password') return recover(ticket, visitor, deps);
  return register(await askedContact({ phone, email }, country), visitor, deps);
};

export const sendBindingCode: UseCase<typeof messages.endpoints.sendBindingCode> = async (
  actor,
  asked,
  deps,
) => {
  const contact = await askedContact(asked, actor.school.country);
  return issueCode(bindingTarget(actor.userId, contact), actor, deps);
};
