import * as z from 'zod';
import { entity, type Page, type QueryOptions } from '#functions/platform/entity.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { hashed } from '#functions/platform/hashed.ts';
import { monthOf, schoolPrefix } from '#functions/platform/keys.ts';
import { type TransactWrite, updateItem } from '#functions/platform/table.ts';
import { newId, SchoolId, StudentId, UserId } from '#shared/ids.ts';
import { LOGIN_MEANS, LOGIN_RESULTS, type LoginResult } from '#shared/logs/logins.ts';
import type { Operation } from '#shared/operations.ts';
import { StudentOperation } from '#shared/students/history.ts';
import { keptDays, type LoggedSchool } from './kept-days.ts';

const Common = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    at: z.iso.datetime(),
    address: z.string(),
    agent: z.string(),
    /** Epoch seconds after which the entry is deleted. */
    expires: z.number().int(),
    /** Of an entry that counts: how often within its time, and when and from where last. */
    count: z.number().int().optional(),
    last: z.iso.datetime().optional(),
    lastAddress: z.string().optional(),
  });

/** A sign-in, a failed one, or a sign-out. */
const LoginEntry = () =>
  Common().extend({
    account: z.string(),
    means: z.enum(LOGIN_MEANS).default('password'),
    result: z.enum(LOGIN_RESULTS),
  });

/** A change, or an attempt at something that is not the caller's. */
const OperationEntry = () =>
  Common().extend({
    action: z.string(),
    detail: z.record(z.string(), z.unknown()),
  });
export type OperationEntry = z.infer<ReturnType<typeof OperationEntry>>;

interface EntryId {
  readonly schoolId: SchoolId;
  readonly at: string;
}

const LOGS = ['LOGINS', 'OPERATIONS'] as const;
export type LogName = (typeof LOGS)[number];

/** The partition of a month (`YYYY-MM`). */
export const logPartition = (schoolId: SchoolId, log: LogName, month: string): string =>
  `${schoolPrefix(schoolId)}${log}#${month}`;

/** Entries of a month sort by time, with an id at the end for two of the same instant. */
const key = (log: LogName) => (id: EntryId) => ({
  pk: logPartition(id.schoolId, log, monthOf(new Date(id.at))),
  sk: `${id.at}#${newId('request')}`,
});

/** The sign-ins of a person, in an index: among those of a whole school they are few. */
export const loginsOf = (schoolId: SchoolId, userId: UserId): string =>
  `${schoolPrefix(schoolId)}LOGINS-OF#${userId}`;
const byPerson = ({ schoolId, userId, at }: EntryId & { readonly userId: UserId }) => ({
  gsi1pk: loginsOf(schoolId, userId),
  gsi1sk: at,
});

const LOGIN = { type: 'login-entry', v: 1 };
export const logins = entity({
  type: LOGIN.type,
  version: LOGIN.v,
  schema: LoginEntry,
  key: key('LOGINS'),
  indexes: byPerson,
});
/** A failed sign-in with a name that is no account. It belongs to no school, and nobody can look it up. */
const UnknownLogin = () => Common().pick({ at: true, address: true, agent: true, expires: true });
const unknownLogins = entity({
  type: 'unknown-login-entry',
  version: 1,
  schema: UnknownLogin,
  key: ({ name, at }: { readonly name: string; readonly at: string }) => ({
    pk: `LOGIN#UNKNOWN#${hashed(name)}`,
    sk: `${at}#${newId('request')}`,
  }),
  // Nobody reads it there: it costs what the entry of an account does.
  indexes: ({ address, at }) => ({ gsi1pk: `LOGIN#UNKNOWN#${address}`, gsi1sk: at }),
});
const historyOf = (schoolId: SchoolId, id: string): string =>
  `${schoolPrefix(schoolId)}HISTORY#${id}`;

/** The student to whose history an operation belongs. */
function studentOf({ action, detail }: Pick<OperationEntry, 'action' | 'detail'>) {
  if (!StudentOperation.safeParse(action).success) return undefined;
  return StudentId.safeParse(detail['student'] ?? detail['id']).data;
}

const OPERATION = { type: 'operation-entry', v: 1 };
export const operations = entity({
  type: OPERATION.type,
  version: OPERATION.v,
  schema: OperationEntry,
  key: key('OPERATIONS'),
  indexes: (entry) => {
    const student = studentOf(entry);
    return student && { gsi1pk: historyOf(entry.schoolId, student), gsi1sk: entry.at };
  },
});

/** Sorts after every instant. */
const NEVER = '9';

/** A page of what was done to a student since an instant. */
export const pageOfHistory = (
  schoolId: SchoolId,
  studentId: UserId,
  { since, ...options }: QueryOptions & { readonly since: Date },
): Promise<Page<OperationEntry>> =>
  operations.pageOfIndex(historyOf(schoolId, studentId), {
    ...options,
    within: [since.toISOString(), NEVER],
  });

export interface LogOrigin {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
  readonly now: Date;
  readonly address: string;
  readonly agent: string;
  /** Where it is known: the entry is kept for as long as its edition says. */
  readonly school?: LoggedSchool | undefined;
}

const common = ({ schoolId, userId, now, address, agent, school }: LogOrigin) => ({
  schoolId,
  userId,
  address,
  agent: agent.slice(0, 200),
  at: now.toISOString(),
  expires: epochSeconds(now) + keptDays({ schoolId, school }) * 86_400,
});

type LoginValue = z.infer<ReturnType<typeof LoginEntry>>;

/** What a person can repeat as often as they like; failures by the challenge that they demand. */
const UNBOUNDED: readonly LoginResult[] = ['signed-in', 'signed-out'];

/** Who signs in and out all day fills no log: an entry of these counts for a person and minute. */
export function logLogin(
  origin: LogOrigin,
  account: string,
  result: LoginResult,
  means: LoginValue['means'] = 'password',
): Promise<void> {
  const { userId, now } = origin;
  if (!UNBOUNDED.includes(result)) {
    const entry = { ...common(origin), account, result, means };
    return logins.create(entry, entry);
  }
  const minute = `${now.toISOString().slice(0, 16)}:00.000Z`;
  const place = { log: 'LOGINS', sk: `${minute}#${result}#${means}#${userId}` } as const;
  const index = byPerson({ ...origin, at: now.toISOString() });
  return count(place, origin, { ...LOGIN, ...index, account, result, means });
}

const UNKNOWN_KEPT_SECONDS = 86_400;

/** As much work as `logLogin`, for a name that is no account; the name may be a mistyped password, and is hashed. */
export function logUnknownLogin(
  { address, agent, now }: Pick<LogOrigin, 'address' | 'agent' | 'now'>,
  name: string,
): Promise<void> {
  const at = now.toISOString();
  const expires = epochSeconds(now) + UNKNOWN_KEPT_SECONDS;
  const entry = { at, address, agent: agent.slice(0, 200), expires };
  return unknownLogins.create({ name, at }, entry);
}

/** Writes the entry as a part of the transaction of the operation. */
export function loggingOperation(
  origin: LogOrigin,
  action: Operation,
  detail: Readonly<Record<string, unknown>>,
): TransactWrite[] {
  const entry = { ...common(origin), action, detail };
  return operations.creating(entry, entry);
}

export function logOperation(
  origin: LogOrigin,
  action: Operation,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const entry = { ...common(origin), action, detail };
  return operations.create(entry, entry);
}

/** Attributes of the first entry are kept, `last` is the newest, and the number is one more. */
function countingUpdate(first: Readonly<Record<string, unknown>>, last: Record<string, unknown>) {
  const kept = Object.keys(first).map((name) => `#${name} = if_not_exists(#${name}, :${name})`);
  const newest = Object.keys(last).map((name) => `#${name} = :${name}`);
  const values = Object.entries({ ...first, ...last, one: 1 });
  const names = [...Object.keys(first), ...Object.keys(last), 'count', 'rev'];
  return {
    UpdateExpression: `SET ${[...kept, ...newest].join(', ')} ADD #count :one, #rev :one`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(
      values.map(([name, value]) => [`:${name}`, value]),
    ),
  };
}

/** Counts in an entry, which the first writes. One write, however often. */
async function count(
  { log, sk }: { readonly log: LogName; readonly sk: string },
  origin: LogOrigin,
  content: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { expires, ...entry } = { ...common(origin), ...content };
  const pk = logPartition(origin.schoolId, log, monthOf(origin.now));
  const newest = { last: entry.at, lastAddress: entry.address, expires };
  const update = countingUpdate(entry, newest);
  await updateItem({ Key: { pk, sk }, ...update });
}

/** Counts an operation in the one entry that it has a person and hour; the detail is that of the first. */
export function countOperation(
  origin: LogOrigin,
  action: Operation,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const hour = `${origin.now.toISOString().slice(0, 13)}:00:00.000Z`;
  const place = { log: 'OPERATIONS', sk: `${hour}#${action}#${origin.userId}` } as const;
  return count(place, origin, { ...OPERATION, action, detail });
}

/** What an edit changed, for the operation log: only the fields that differ, before and after. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(names.map((name) => [name, values[name]]));
  return { before: only(before), after: only(after) };
}

/** The partitions of a school's logs in the months between two instants. */
export function logsOfMonths(schoolId: SchoolId, from: Date, to: Date): string[] {
  const months = new Set([monthOf(from), monthOf(to)]);
  return [...months].flatMap((month) => LOGS.map((log) => logPartition(schoolId, log, month)));
}
