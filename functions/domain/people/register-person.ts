import { SCHOOL_LISTS } from '#functions/domain/schools/school.ts';
import { type Bound, type Changes, counting } from '#functions/domain/schools/school-counts.ts';
import { CallError } from '#functions/platform/errors.ts';
import { createIdentity } from '#functions/platform/identity.ts';
import { listing, platformList, relisting } from '#functions/platform/listing.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import { accounts } from './account.ts';
import { type User, users } from './user.ts';

type Required = 'id' | 'schoolId' | 'account' | 'role' | 'name' | 'nick';
type Value = Omit<User, 'rev'>;
export type NewPerson = Pick<User, Required> & Partial<Omit<Value, Required | 'created'>>;

/** Defaults of a new person. */
const NEW_PERSON = {
  reading: '',
  phone: '',
  email: '',
  remark: '',
  gender: '',
  birthday: '',
  avatar: '',
  disabled: false,
  defaultPassword: false,
  easyPassword: false,
  firstPassword: 0,
  card: '',
  cardSince: 0,
  siblings: [],
  licensed: true,
  abilities: [],
  classIds: [],
  guardians: [],
  hours: 'none',
  leftClass: '',
  bound: false,
  sessionsFrom: 0,
  endedSessions: [],
} satisfies Omit<Value, Required | 'created'>;

export const toUser = (person: NewPerson, now: Date): Value => ({
  ...NEW_PERSON,
  created: now.toISOString(),
  ...person,
});

/** What a person adds to the counts of the school; only principals who are not disabled count as such. */
export function countsOf({ role, licensed, disabled }: Value): Changes {
  if (role === ROLE.student) return { students: 1, [licensed ? 'licensed' : 'unlicensed']: 1 };
  return { teachers: 1, ...(role === ROLE.principal && !disabled && { principals: 1 }) };
}

const negative = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).map(([name, count]) => [name, -count]));

/** Counts a person who is added (1) or removed (-1). */
export function countingPerson(user: Value, by: 1 | -1, bound?: Bound): TransactWrite[] {
  const { schoolId, role, licensed } = user;
  if (role === ROLE.platform) return [];
  const changes = by > 0 ? countsOf(user) : negative(countsOf(user));
  const inNeed = listing(platformList(SCHOOL_LISTS.unlicensed), schoolId, schoolId);
  return [
    counting(schoolId, changes, bound),
    ...(licensed || by < 0 ? [] : relisting([], [inNeed])),
  ];
}

/**
 * A new person as a part of a transaction: account name, item, counts of the school. The refusal of an
 * account name that is taken is 2005; `bound` says how many people of the kind a school may have.
 */
export function addingPerson(user: Value, bound?: Bound): TransactWrite[] {
  const { id: userId, schoolId, account } = user;
  return [
    ...accounts.creating(account, { account, schoolId, userId }),
    ...users.creating({ schoolId, userId }, user),
    ...countingPerson(user, 1, bound),
  ];
}

/**
 * Gives a new person an identity with a password, an item and the account name; throws 2005 when the name is
 * taken. People with the default password get an identity at the first sign-in instead. The table is written
 * last, in one transaction with `also`, so that a run that broke off can be repeated.
 */
export async function registerPerson(
  person: NewPerson,
  password: string,
  now: Date,
  also: readonly TransactWrite[] = [],
): Promise<void> {
  const { id: userId, schoolId, account } = person;
  if (await accounts.get(account)) throw new CallError(CODE.exists);
  await createIdentity({ account, password, schoolId, userId });
  await transact([...addingPerson(toUser(person, now)), ...also]);
}
