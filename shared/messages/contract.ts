import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import { oneOf, ownId, proofOfWork, words } from '#shared/fields.ts';
import { Email } from '#shared/people/contacts.ts';
import { Phone } from '#shared/people/phones.ts';
import { Country } from '#shared/regions/countries.ts';
import { DEFAULT_REGION } from '#shared/regions/default-region.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { SIGNED_IN } from '#shared/roles.ts';
import { recipients, sendToClass } from './class-calls.ts';
import { MESSAGE_LIMITS } from './limits.ts';

/** What a visitor may verify a phone or an e-mail address for: a new school, or a forgotten password. */
const PURPOSES = ['register', 'password'] as const;
export type Purpose = (typeof PURPOSES)[number];

const missing = (field: string) => ({ path: [field], params: { rule: 'required' } });

const SmsCode = () => Line().regex(new RegExp(`^\\d{${MESSAGE_LIMITS.codeDigits}}$`));

const SentCode = () =>
  z.object({
    /** The number or the address that the code went to, partly hidden; both are empty for a forgotten password. */
    phone: z.string(),
    email: z.string(),
    /** Seconds for which the code is valid, and after which another one can be requested. */
    valid: z.number().int(),
    wait: z.number().int(),
  });

/** What a code is sent to: one of both. */
const Contact = () => ({ phone: Phone().optional(), email: Email().optional() });
const isNamed = ({ phone, email }: { phone?: string | undefined; email?: string | undefined }) =>
  phone !== undefined || email !== undefined;

/** Answered by the step before; a code belongs to it. */
const Ticket = () => words(MESSAGE_LIMITS.ticketMax).min(1);

const sendCode = post('sms/index', {
  summary:
    'Send a code by short message or e-mail. `register` names a phone or an e-mail address; a phone without a country code is one of `country`. `password` names the ticket of `index/verify_account`, and the code goes to what is bound to the account: the answer is the same if there is no such account, or nothing bound. 1001 `unavailable` for an e-mail address where no e-mails are sent. -1 with `data.retryAfter` when one was sent too recently, or too many were.',
  access: 'public',
  writes: 'session',
  budget: { read: 5, write: 10 },
  codes: [CODE.wait],
  input: () =>
    z
      .object({
        purpose: oneOf(PURPOSES),
        ...Contact(),
        country: Country().default(DEFAULT_REGION.country),
        ticket: Ticket().optional(),
        verificationCode: proofOfWork(),
      })
      .refine(
        ({ purpose, ...contact }) => purpose !== 'register' || isNamed(contact),
        missing('phone'),
      )
      .refine(
        ({ purpose, ticket }) => purpose !== 'password' || ticket !== undefined,
        missing('ticket'),
      ),
  output: () => SentCode().extend({ ticket: z.string() }),
});

const verifyCode = post('sms/yz', {
  summary:
    'Verify the code that was sent for a ticket of `sms/index`. Answers a proof that the next call takes, once: a code itself counts only once too.',
  access: 'public',
  writes: 'session',
  budget: { read: 0, write: 6 },
  input: () => z.object({ purpose: oneOf(PURPOSES), ticket: Ticket(), sms_code: SmsCode() }),
  output: () => z.object({ proof: z.string(), valid: z.number().int() }),
});

const sendBindingCode = post('sms/bind_code', {
  summary:
    "Send a code to the phone or the e-mail address that the caller wants to bind. A phone without a country code is one of the school's country.",
  access: SIGNED_IN,
  writes: 'session',
  self: true,
  notByCard: true,
  budget: { read: 6, write: 6 },
  codes: [CODE.wait],
  input: () => ownId().extend(Contact()).refine(isNamed, missing('phone')),
  output: SentCode,
});

const bindContact = post('sms/bind', {
  summary:
    'Bind a phone or an e-mail address to the own account with the code that was sent to it; each account has one of both at most.',
  access: SIGNED_IN,
  writes: 'school',
  self: true,
  notByCard: true,
  budget: { read: 3, write: 32 },
  input: () =>
    ownId()
      .extend({ ...Contact(), sms_code: SmsCode() })
      .refine(isNamed, missing('phone')),
  output: () => z.object({ phone: z.string(), email: z.string() }),
});

export const messages = group('messages', {
  sendCode,
  verifyCode,
  sendBindingCode,
  bindContact,
  recipients,
  sendToClass,
});
