import { CODE } from '#shared/codes.ts';
import { groupOfRole } from '#shared/roles.ts';
import { accounts } from './entities/account.ts';
import { type User, users } from './entities/user.ts';
import { CallError } from './errors.ts';
import { createIdentity } from './identity.ts';
import { isConditionFailure, transact } from './table.ts';

export type NewPerson = Pick<User, 'id' | 'schoolId' | 'account' | 'role' | 'name' | 'nick'> &
  Partial<Pick<User, 'remark'>>;

/** What nobody has said of a person yet. */
export const NEW_PERSON = {
  phone: '',
  remark: '',
  avatar: '',
  disabled: false,
  bound: false,
  sessionsFrom: 0,
  endedSessions: [],
};

/**
 * Gives a new person an identity, an item and the account name; throws 2005 when the name is taken.
 * The table is written last and at once, so that a run that broke off can be repeated.
 */
export async function registerPerson(person: NewPerson, password: string): Promise<void> {
  const { id: userId, schoolId, account, role } = person;
  if (await accounts.get(account)) throw new CallError(CODE.exists);
  await createIdentity({ account, password, schoolId, userId, group: groupOfRole(role) });
  await transact([
    accounts.creating(account, { account, schoolId, userId }),
    users.creating({ schoolId, userId }, { ...NEW_PERSON, ...person }),
  ]).catch((error: unknown) => {
    throw isConditionFailure(error) ? new CallError(CODE.exists) : error;
  });
}
