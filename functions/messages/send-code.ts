import { setTimeout as sleep } from 'node:timers/promises';
import { findReachable } from '#functions/domain/people/account.ts';
import type { Limit } from '#functions/domain/people/code-limits.ts';
import * as limits from '#functions/domain/people/code-limits.ts';
import { makeTicket, readTicket, type Ticket } from '#functions/domain/people/code-ticket.ts';
import { loadSite } from '#functions/domain/schools/site.ts';
import type { Actor, Visitor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import type { Mail } from '#functions/platform/mail-provider.ts';
import { reach } from '#functions/platform/reach.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import { warn } from '#functions/platform/warn.ts';
import { isFresh, requireSolution } from '#functions/request/challenge.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Solution } from '#functions/request/proof-of-work.ts';
import { CODE } from '#shared/codes.ts';
import { message } from '#shared/i18n/messages.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import type { messages } from '#shared/messages/contract.ts';
import { MESSAGE_LIMITS } from '#shared/messages/limits.ts';
import { isEmail, maskEmail } from '#shared/people/contacts.ts';
import { maskPhone } from '#shared/people/phones.ts';
import { askedContact } from './asked-contact.ts';
import { newCode, storingCode } from './codes.ts';
import { bindingTarget, recoveryTarget, registeringTarget, type Target } from './target.ts';

/** Somebody who is not signed in, and what they solved. */
interface Stranger extends Visitor {
  readonly solution: Solution;
}

interface Counted {
  /** Over one of these limits the call is refused with an error. */
  readonly open: readonly Limit[];
  /** Has to work the more, the more codes the network has asked for. */
  readonly stranger?: Stranger;
  /** Stops the sending without saying so, because it would tell something about the account. */
  readonly quiet?: Limit;
}

/** Throws -1 with `data.challenge` where a harder challenge has to be solved. */
function requireWork({ solution }: Stranger, network: limits.SentCodes, now: Date): void {
  const level = solution.level + (isFresh(solution, now) ? 1 : 0);
  if (level >= limits.demandedWork(network, epochSeconds(now))) return;
  const data = { challenge: true, unchecked: true };
  throw new CallError(CODE.wait, { reason: 'messages.moreWork', data });
}

/** What was sent to the network; nothing for somebody who is signed in. Throws -1 where its work is too little. */
async function sentToNetwork(
  stranger: Stranger | undefined,
  now: Date,
): Promise<limits.SentCodes[]> {
  if (!stranger) return [];
  const network = await limits.readSent(limits.ofAddress(stranger.address));
  requireWork(stranger, network, now);
  return [network];
}

/**
 * Counts and stores the code in one transaction; of two at the same moment one is refused. Answers whether the
 * code may be sent; one that may not is kept as if nobody could be reached, and is never right.
 */
const countAndKeep = (
  target: Target,
  code: string,
  { open, quiet, stranger }: Counted,
  now: Date,
): Promise<boolean> =>
  retryWrite(async () => {
    const at = epochSeconds(now);
    const read = await Promise.all([...open.map(limits.readSent), sentToNetwork(stranger, now)]);
    const sent = read.flat();
    const quietly = quiet && (await limits.readSent(quiet));
    limits.refuseIfLimited(sent, at);
    const counted = [...sent, ...(quietly ? [quietly] : [])];
    const counting = counted.map((each) => limits.counting(each, at));
    const maySend = !(quietly && limits.isFull(quietly, at));
    const reached = maySend ? target : { ...target, contacts: [] };
    await transact([...counting, await storingCode(reached, code, at)]);
    return maySend;
  });

async function mailOf(code: string, language: Language): Promise<Mail> {
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

interface Asked extends Pick<Visitor, 'language'> {
  readonly target: Target;
  readonly counted: Counted;
}

/**
 * Sends a new code. It is counted before it is sent, so that a failing carrier is not asked without
 * limit. Throws -1 when a limit is reached.
 */
async function issueCode({ target, counted, language }: Asked, deps: Deps) {
  const code = newCode();
  const [contact = ''] = target.contacts;
  const open = [...counted.open, limits.ofContact(contact)];
  await countAndKeep(target, code, { ...counted, open }, deps.now());
  await reach(contact, await mailOf(code, language));
  return sentTo(contact);
}

/** Sends a code that binds a contact to somebody who is signed in. */
export function issueBindingCode(
  { userId, language }: Pick<Actor, 'userId' | 'language'>,
  contact: string,
  deps: Deps,
) {
  const counted = { open: [limits.ofPerson(userId)] };
  return issueCode({ target: bindingTarget(userId, contact), counted, language }, deps);
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
  stranger: Stranger,
  deps: Deps,
): Promise<void> {
  const user = await findReachable(ticket.name);
  const target = recoveryTarget(ticket, user);
  const code = newCode();
  const open = [limits.ofAsker(ticket.name, stranger.address)];
  const [contact] = target.contacts;
  const quiet = contact ? limits.ofRecovery(contact) : limits.ofNobody(ticket.name);
  const isSent = await countAndKeep(target, code, { open, quiet, stranger }, deps.now());
  const mail = await mailOf(code, stranger.language);
  const { schoolId } = user ?? {};
  if (schoolId && isSent) await sendQuietly(target, mail, { ...stranger, schoolId });
}

/** The carrier is asked for accounts that exist only: the answer waits until that cannot be told by the time. */
async function recover(signed: string, stranger: Stranger, deps: Deps) {
  const begun = performance.now();
  const ticket = await readTicket(signed, 'password', deps.now());
  if (!ticket) throw refuseField('ticket', 'expired');
  await issueRecoveryCode(ticket, stranger, deps);
  await sleep(Math.max(0, MESSAGE_LIMITS.codeAnswerMs - (performance.now() - begun)));
  return { ...sentTo(''), ticket: signed };
}

async function register(contact: string, stranger: Stranger, deps: Deps) {
  const { ticket, signed } = await makeTicket({ purpose: 'register', name: contact }, deps.now());
  const counted = { open: [], stranger };
  const { language } = stranger;
  const sent = await issueCode({ target: registeringTarget(ticket), counted, language }, deps);
  return { ...sent, ticket: signed };
}

/** Messages cost money and annoy people: a visitor must solve a challenge for each. */
export const sendCode: UseCase<typeof messages.endpoints.sendCode> = async (
  visitor,
  { purpose, phone, email, country, ticket = '', verificationCode },
  deps,
) => {
  const stranger = { ...visitor, solution: await requireSolution(verificationCode) };
  if (purpose === 'password') return recover(ticket, stranger, deps);
  return register(await askedContact({ phone, email }, country), stranger, deps);
};

export const sendBindingCode: UseCase<typeof messages.endpoints.sendBindingCode> = async (
  actor,
  asked,
  deps,
) => {
  const contact = await askedContact(asked, actor.school.country);
  return issueBindingCode(actor, contact, deps);
};
