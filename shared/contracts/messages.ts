import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { LIMITS } from '#shared/limits.ts';
import { Phone } from '#shared/phones.ts';
import { Line } from '#shared/plain-text.ts';
import { SIGNED_IN } from '#shared/roles.ts';
import { recipients, sendToClass } from './class-messages.ts';
import { group, post } from './endpoint.ts';
import { oneOf, ownId, proofOfWork, words } from './fields.ts';

/** What a visitor may verify a phone for: a new school, or a forgotten password. */
const PURPOSES = ['register', 'password'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** `register` names the phone; `password` the account, and the phone is the one bound to it. */
const Target = () =>
  z.object({
    purpose: oneOf(PURPOSES),
    phone: Phone().optional(),
    account: words(LIMITS.accountMax).min(1).optional(),
  });

const missing = (field: string) => ({ path: [field], params: { rule: 'required' } });

const isNamed = ({ purpose, phone }: z.output<ReturnType<typeof Target>>) =>
  purpose !== 'register' || phone !== undefined;
const hasAccount = ({ purpose, account }: z.output<ReturnType<typeof Target>>) =>
  purpose !== 'password' || account !== undefined;

const SmsCode = () => Line().regex(new RegExp(`^\\d{${LIMITS.codeDigits}}$`));

const SentCode = () =>
  z.object({
    /** The number that the code went to, its middle hidden. */
    phone: z.string(),
    /** Seconds for which the code is valid, and after which another one can be requested. */
    valid: z.number().int(),
    wait: z.number().int(),
  });

const sendCode = post('sms/index', {
  summary:
    'Send a code to a phone. -1 with `data.retryAfter` when one was sent too recently, or too many were; 2004 for an unknown account, 2003 for one without a phone.',
  access: 'public',
  writes: 'session',
  budget: { read: 4, write: 8 },
  codes: [CODE.wait, CODE.notFound, CODE.forbidden],
  input: () =>
    Target()
      .extend({ verificationCode: proofOfWork() })
      .refine(isNamed, missing('phone'))
      .refine(hasAccount, missing('account')),
  output: SentCode,
});

const verifyCode = post('sms/yz', {
  summary:
    'Verify a code. Answers a proof that the next call takes, once: a code itself counts only once too.',
  access: 'public',
  writes: 'session',
  budget: { read: 1, write: 6 },
  codes: [CODE.notFound, CODE.forbidden],
  input: () =>
    Target()
      .extend({ sms_code: SmsCode() })
      .refine(isNamed, missing('phone'))
      .refine(hasAccount, missing('account')),
  output: () => z.object({ proof: z.string(), valid: z.number().int() }),
});

const sendBindingCode = post('sms/bind_code', {
  summary: 'Send a code to the phone that the caller wants to bind.',
  access: SIGNED_IN,
  writes: 'session',
  self: true,
  budget: { read: 6, write: 6 },
  codes: [CODE.wait],
  input: () => ownId().extend({ phone: Phone() }),
  output: SentCode,
});

const bindPhone = post('sms/bind', {
  summary: 'Bind a phone to the own account with the code that was sent to it.',
  access: SIGNED_IN,
  writes: 'school',
  self: true,
  budget: { read: 3, write: 32 },
  input: () => ownId().extend({ phone: Phone(), sms_code: SmsCode() }),
  output: () => z.object({ phone: z.string() }),
});

export const messages = group('messages', {
  sendCode,
  verifyCode,
  sendBindingCode,
  bindPhone,
  recipients,
  sendToClass,
});
