import { timingSafeEqual } from 'node:crypto';
import type { Account } from '#functions/domain/people/account.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { secrets } from '#functions/platform/secrets.ts';
import type { SessionTokens } from '#shared/contracts/users.ts';
import { groupOfRole } from '#shared/roles.ts';

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The first sign-in of a person who has the default password: the user pool learns of people when they
 * come, so that a school can add a hundred at once, and many who never come cost nothing.
 * Undefined for everybody else, and for another password.
 */
export async function signInFirst(
  { account, schoolId, userId }: Account,
  password: string,
  { identity }: Deps,
): Promise<SessionTokens | undefined> {
  const { defaultPassword } = await secrets();
  if (!same(password, defaultPassword)) return undefined;
  const user = await users.get({ schoolId, userId }, { consistent: true });
  if (!user?.defaultPassword || user.removed) return undefined;
  const group = groupOfRole(user.role);
  await identity.createIdentity({ account, password, schoolId, userId, group });
  return identity.signIn(account, password);
}
