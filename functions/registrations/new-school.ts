import { randomBytes } from 'node:crypto';
import { type Class, classes } from '#functions/domain/classes/class.ts';
import { accounts } from '#functions/domain/people/account.ts';
import { toUser } from '#functions/domain/people/register-person.ts';
import { users } from '#functions/domain/people/user.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { counting } from '#functions/domain/schools/school-counts.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import { InputError } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { CODE } from '#shared/codes.ts';
import { DAY_MS } from '#shared/days.ts';
import type { Input } from '#shared/endpoint.ts';
import { message } from '#shared/i18n/messages.ts';
import { newId, type SchoolId, type UserId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import { isEmail } from '#shared/people/contacts.ts';
import { nicknameOf } from '#shared/people/nicknames.ts';
import type { registrations } from '#shared/registrations/contract.ts';
import { REGISTRATION_LIMITS } from '#shared/registrations/limits.ts';
import { ROLE } from '#shared/roles.ts';

export type Registration = Input<typeof registrations.endpoints.registerSchool>;

export interface ProvenRegistration {
  readonly input: Registration;
  /** The phone, as it is kept, or the e-mail address that was proven. */
  readonly contact: string;
}

export interface NewIds {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
}

/** Identifies the school's subscription to the platform's support. */
const newAuthorizationCode = (): string => {
  const digits = randomBytes(4).toString('hex').toUpperCase();
  return `TRY-${digits.slice(0, 4)}-${digits.slice(4)}`;
};

const toSchool = (
  id: SchoolId,
  input: Registration,
  language: Language,
  now: Date,
): Omit<School, 'rev'> => ({
  id,
  name: input.school_name,
  logo: '',
  state: 'active',
  edition: 'trial',
  timeZone: input.time_zone,
  country: input.country,
  currency: input.currency,
  language,
  ...(input.country === 'CN' && { area: input.area }),
  subscription: {
    start: now.toISOString(),
    end: new Date(now.getTime() + REGISTRATION_LIMITS.trialDays * DAY_MS).toISOString(),
    authorizationCode: newAuthorizationCode(),
  },
  firstPassword: 1,
  demo: false,
});

const toPrincipal = (
  { schoolId, userId }: NewIds,
  input: Registration,
  contact: string,
  now: Date,
) => {
  const { account, real_name: name } = input;
  const reached = isEmail(contact) ? { email: contact } : { phone: contact };
  const person = { id: userId, schoolId, account, role: ROLE.principal, name };
  return toUser({ ...person, ...reached, nick: nicknameOf(name, account) }, now);
};

const toFirstClass = (ids: NewIds, language: Language, now: Date): Omit<Class, 'rev'> => ({
  id: newId('class'),
  schoolId: ids.schoolId,
  name: message(language, 'registrations.firstClass'),
  reading: '',
  kind: 'group',
  course: '',
  teacherId: ids.userId,
  room: '',
  capacity: CLASS_LIMITS.capacity,
  start: '',
  end: '',
  state: 'open',
  remark: '',
  created: now.toISOString(),
  size: 0,
});

export const accountTaken = (): InputError =>
  new InputError([{ field: 'account', rule: 'taken' }], CODE.exists);

/** Creates a school with its principal and a first class, as parts of one transaction. */
export function creatingSchool(
  ids: NewIds,
  { input, contact }: ProvenRegistration,
  { language }: Visitor,
  now: Date,
): TransactWrite[] {
  const { account } = input;
  const [name, ...others] = accounts.creating(account, { account, ...ids });
  const first = toFirstClass(ids, language, now);
  return [
    { ...name, refusal: accountTaken() },
    ...others,
    ...schools.creating(ids.schoolId, toSchool(ids.schoolId, input, language, now)),
    ...users.creating(ids, toPrincipal(ids, input, contact, now)),
    ...classes.creating(first, first),
    counting(ids.schoolId, { teachers: 1, principals: 1, classes: 1, openClasses: 1 }),
  ];
}
