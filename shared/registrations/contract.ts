import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import {
  empty,
  oneOf,
  optionalText,
  PROPER_NAME_PATTERN,
  proofOfWork,
  text,
  words,
} from '#shared/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { NewAccount, Password } from '#shared/people/accounts.ts';
import { Email } from '#shared/people/contacts.ts';
import { SessionTokens, StoredUser } from '#shared/people/fields.ts';
import { PersonName } from '#shared/people/names.ts';
import { Phone } from '#shared/people/phones.ts';
import { Country, Currency, TimeZone } from '#shared/regions/countries.ts';
import { DEFAULT_REGION } from '#shared/regions/default-region.ts';
import { callBacks, handleCallBack } from './call-back-calls.ts';
import { REGISTRATION_LIMITS } from './limits.ts';

/** Administrative code of mainland China: two digits each for province, city and district. */
const AreaCode = () => z.string().regex(/^\d{6}$/);
const SchoolName = () => words(REGISTRATION_LIMITS.schoolNameMax).min(1).regex(PROPER_NAME_PATTERN);

/** Where a school is. The area is asked in mainland China only. */
const Place = () => ({
  country: Country().default(DEFAULT_REGION.country),
  /** Code of the district. */
  area: AreaCode().or(z.literal('')).default(''),
});
/** In mainland China the district may not be left out. */
export const needsArea = ({ country, area }: { country: string; area: string }): boolean =>
  country === 'CN' && area === '';
export const MISSING_AREA = { path: ['area'], params: { rule: 'required' } };

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
    z
      .object({
        /** Made once by the form; a repeated request carries the same key. */
        request_key: z.string().regex(/^[A-Za-z0-9-]{16,64}$/),
        school_name: SchoolName(),
        real_name: PersonName(REGISTRATION_LIMITS.personNameMax),
        account: NewAccount(),
        password: Password,
        /** One of both; a phone without a country code is one of `country`. */
        phone: Phone().optional(),
        email: Email().optional(),
        /** The proof that `sms/yz` answered for `register` and this phone or address. */
        proof: text(64),
        ...Place(),
        /** The school's clock (IANA), and its money (ISO 4217). */
        time_zone: TimeZone().default(DEFAULT_REGION.timeZone),
        currency: Currency().default(DEFAULT_REGION.currency),
        agreement: oneOf(['accepted']),
      })
      .refine((place) => !needsArea(place), MISSING_AREA)
      .refine(({ phone, email }) => phone !== undefined || email !== undefined, {
        path: ['phone'],
        params: { rule: 'required' },
      }),
  output: () => StoredUser().extend(SessionTokens().shape),
});

const join = post('school/join', {
  summary: 'Ask the platform for a call-back. Repeating it on the same day changes nothing.',
  access: 'public',
  writes: 'session',
  // The search entries of a call-back are written with it.
  budget: { read: 0, write: 64 },
  codes: [CODE.wait],
  input: () =>
    z
      .object({
        name: PersonName(REGISTRATION_LIMITS.personNameMax),
        phone: Phone(),
        school_name: SchoolName(),
        ...Place(),
        remark: optionalText(LIMITS.remarkMax),
        verificationCode: proofOfWork(),
      })
      .refine((place) => !needsArea(place), MISSING_AREA),
  output: empty,
});

export const registrations = group('registrations', {
  areas,
  registerSchool,
  join,
  callBacks,
  handleCallBack,
});
