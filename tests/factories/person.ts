import { randomUUID } from 'node:crypto';
import { addingPerson, toUser } from '#functions/domain/people/register-person.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { createIdentity } from '#functions/platform/identity.ts';
import { transact } from '#functions/platform/table.ts';
import { newId, type SchoolId, type UserId } from '#shared/ids.ts';
import { ROLE, type Role } from '#shared/roles.ts';

export const PASSWORD = 'Secret123';

/** A user with a session. */
export interface Person {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
  readonly role: Role;
  readonly account: string;
  readonly name: string;
  /** `origin_jti` of the session whose tokens the person presents, and its beginning in epoch seconds. */
  readonly session: { readonly id: string; readonly began: number };
}

const idKind = (role: Role) => {
  if (role === ROLE.student) return 'student';
  return role === ROLE.platform ? 'operator' : 'staff';
};

type PersonValues = Partial<Omit<User, 'id' | 'schoolId' | 'role' | 'rev'>>;

export function newPerson(
  schoolId: SchoolId,
  role: Role,
  values: PersonValues = {},
): Omit<User, 'rev'> {
  const id: UserId = newId(idKind(role));
  // Ids have no i. A search for "wz", the initials of a name, must not find accounts by chance.
  const account = `a${id.slice(-9).replaceAll('w', 'i')}`;
  const known = { id, schoolId, role, account, name: '欧阳明月' };
  return toUser({ ...known, nick: '明月老师', ...values }, new Date());
}

/** A person of a school without an identity in the user pool, enough for all calls but the sign-in. */
export async function makePerson(
  schoolId: SchoolId,
  role: Role,
  values: PersonValues = {},
): Promise<Person> {
  const user = newPerson(schoolId, role, values);
  const { id: userId, account, name } = user;
  await transact(addingPerson(user));
  const session = { id: randomUUID(), began: Math.floor(Date.now() / 1000) - 60 };
  return { schoolId, userId, role, account, name, session };
}

/** Lets a person sign in with a password at the user pool. */
export async function giveIdentity(person: Person, password = PASSWORD): Promise<void> {
  const { account, schoolId, userId } = person;
  await createIdentity({ account, password, schoolId, userId });
}

/** A person who can sign in with PASSWORD. */
export async function makeSigner(
  schoolId: SchoolId,
  role: Role,
  values: Parameters<typeof makePerson>[2] = {},
): Promise<Person> {
  const person = await makePerson(schoolId, role, values);
  await giveIdentity(person);
  return person;
}

export async function changePerson(person: Person, values: Partial<User>): Promise<void> {
  await users.change(person, (user) => ({ ...user, ...values }));
}
