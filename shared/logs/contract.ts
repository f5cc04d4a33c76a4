import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import { cursor, dateTime, integer, oneOf, page, SchoolId, Sheet, UserId } from '#shared/fields.ts';
import { day } from '#shared/lessons/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { OPERATION_NAMES } from '#shared/operations.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { SYSTEMS } from './devices.ts';
import { LOG_LIMITS } from './limits.ts';
import { LOGIN_MEANS, LOGIN_RESULTS } from './logins.ts';

const LOG_KINDS = ['login', 'operation'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** Days by the clock of the school, both included. */
const Days = () => ({ from: day().optional(), to: day().optional() });

const Paging = () => ({
  cursor,
  limit: integer(1, LOG_LIMITS.pageMax).default(LIMITS.pageSize),
});

/** Whose log, and whose entries. */
const Asked = () => ({
  ...Days(),
  /** For operators: the log of a school instead of the platform's own. */
  school: SchoolId.optional(),
  person: UserId.optional(),
});

const LoginFilters = () => ({
  result: oneOf(LOGIN_RESULTS).optional(),
  device: oneOf(SYSTEMS).optional(),
});
const OperationFilters = () => ({ action: oneOf(OPERATION_NAMES).optional() });

/** A name that is empty is of somebody who has left, or of the service itself. */
const PersonRef = () => z.object({ id: UserId, name: z.string() });

const Entry = () =>
  z.object({
    id: z.string(),
    at: dateTime,
    person: PersonRef(),
    /** Browser and system in words, in the language of the caller. */
    device: z.string(),
    /** The network address it came from; of an entry that counts the last one. */
    address: z.string(),
    /** How often it happened within a minute or hour, and when last. */
    count: z.number().int(),
    last: dateTime,
  });

export const LoginDto = () =>
  Entry().extend({
    account: z.string(),
    means: z.enum(LOGIN_MEANS),
    result: z.enum(LOGIN_RESULTS),
  });
export type LoginDto = z.infer<ReturnType<typeof LoginDto>>;

export const OperationDto = () =>
  Entry().extend({
    /** One of `OPERATIONS`; of an entry that other code wrote maybe another one. */
    action: z.string(),
    /** What it was, in words. */
    name: z.string(),
    /** The person or thing that it was done to; empty where the entry names none. */
    about: z.string(),
    /** What was changed from what to what, in words. */
    changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    /** What else the entry tells, in words. */
    facts: z.array(z.object({ field: z.string(), value: z.string() })),
  });
export type OperationDto = z.infer<ReturnType<typeof OperationDto>>;

const logPage = <T extends z.ZodType>(entry: T) =>
  page(entry).extend({
    /** Whose log it is, and for how many days entries are kept. */
    school: z.object({ id: SchoolId, name: z.string() }),
    days: z.number().int(),
  });

const access = [ROLE.principal, ROLE.platform];
const codes = [CODE.forbidden, CODE.notFound];
const SHORT = 'A page may be short although more follow: `cursor` says so.';
const OF_SCHOOL =
  'Principals see the own school; operators the platform’s own log or, with `school`, that of a school, whose operation log keeps that they looked. 2003 for a principal who names another school.';

const loginLog = post('note/login_log', {
  summary: `Sign-ins, failed ones and sign-outs, the newest first. ${OF_SCHOOL} ${SHORT}`,
  access,
  // An operator who looks at a school is logged.
  writes: 'session',
  budget: { read: 48, write: 2 },
  codes,
  input: () => z.object({ ...Asked(), ...LoginFilters(), ...Paging() }),
  output: () => logPage(LoginDto()),
});

const operationLog = post('note/note_log', {
  summary: `What was done, by whom, and from what to what, the newest first. ${OF_SCHOOL} Operators see phones masked. ${SHORT}`,
  access,
  writes: 'session',
  budget: { read: 56, write: 2 },
  codes,
  input: () => z.object({ ...Asked(), ...OperationFilters(), ...Paging() }),
  output: () => logPage(OperationDto()),
});

const ownLog = post('note/own_log', {
  summary: 'The own sign-ins, failed ones and sign-outs, the newest first.',
  access: STAFF,
  writes: 'no',
  budget: { read: 5, write: 0 },
  input: () => z.object({ ...Days(), ...LoginFilters(), ...Paging() }),
  output: () => logPage(LoginDto()),
});

const sheet = post('note/log_sheet', {
  summary: `A log as xlsx, with the filters of the lists. Of a long log only the newest entries are looked at: \`truncated\` says so. ${OF_SCHOOL}`,
  access,
  // Exports are logged, also while the school is past due.
  writes: 'session',
  budget: { read: 9, write: 2 },
  codes,
  input: () =>
    z.object({
      kind: oneOf(LOG_KINDS),
      ...Asked(),
      ...LoginFilters(),
      ...OperationFilters(),
    }),
  output: Sheet,
});

/** The logs of a school: who signed in, and what was done. */
export const logs = group('logs', { loginLog, operationLog, ownLog, sheet });
