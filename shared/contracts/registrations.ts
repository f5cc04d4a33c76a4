import * as z from 'zod';
import { NewAccount } from '#shared/accounts.ts';
import { CODE } from '#shared/codes.ts';
import { LIMITS } from '#shared/limits.ts';
import { Phone } from '#shared/phones.ts';
import { Password } from '../accounts.ts';
import { group, post } from './endpoint.ts';
import {
  empty,
  oneOf,
  optionalText,
  PROPER_NAME_PATTERN,
  proofOfWork,
  text,
  words,
} from './fields.ts';
import { handleLead, leads } from './leads.ts';
import { SessionTokens, StoredUser } from './users.ts';

/** Administrative code of mainland China: two digits each for province, city and district. */
const AreaCode = () => z.string().regex(/^\d{6}$/);
const properName = (max: number) => words(max).min(1).regex(PROPER_NAME_PATTERN);

const areas = post('index/area3', {
  summary:
    'Areas of China by level: without `area` the provinces, with a province its cities, with a city its districts.',
  access: 'public',
  writes: 'no',
  budget: { read: 0, write: 0 },
  input: () => z.object({ area: AreaCode().optional() }),
  output: () => z.array(z.object({ code: z.string(), name: z.string() })),
});

const registerSchool = post('school/school_register', {
  summary:
    'Free trial: a new school with its principal, a subscription of 30 days and a first class. Repeating a request (same `request_key`, same content) answers the same school; 2005 when the account is taken.',
  access: 'public',
  writes: 'session',
  budget: { read: 4, write: 130 },
  codes: [CODE.exists, CODE.loginError, CODE.wait],
  input: () =>
    z.object({
      /** Made once by the form; a repeated request carries the same key. */
      request_key: z.string().regex(/^[A-Za-z0-9-]{16,64}$/),
      school_name: properName(LIMITS.newSchoolNameMax),
      real_name: properName(LIMITS.newPersonNameMax),
      account: NewAccount(),
      password: Password,
      phone: Phone(),
      /** The proof that `sms/yz` answered for `register` and this phone. */
      proof: text(64),
      /** Code of the district. */
      area: AreaCode(),
      agreement: oneOf(['accepted']),
    }),
  output: () => StoredUser().extend(SessionTokens().shape),
});

const join = post('school/join', {
  summary: 'Ask the platform for a call-back. Repeating it on the same day changes nothing.',
  access: 'public',
  writes: 'session',
  // The search entries of a lead are written with it.
  budget: { read: 0, write: 64 },
  codes: [CODE.wait],
  input: () =>
    z.object({
      name: properName(LIMITS.newPersonNameMax),
      phone: Phone(),
      school_name: properName(LIMITS.newSchoolNameMax),
      area: AreaCode(),
      remark: optionalText(LIMITS.remarkMax),
      verificationCode: proofOfWork(),
    }),
  output: empty,
});

export const registrations = group('registrations', {
  areas,
  registerSchool,
  join,
  leads,
  handleLead,
});
