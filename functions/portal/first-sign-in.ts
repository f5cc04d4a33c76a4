import { timingSafeEqual } from 'node:crypto';
import type { Account } from '#functions/domain/people/account.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { secrets } from '#functions/platform/secrets.ts';
import type { SessionTokens } from '#shared/contracts/users.ts';

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The first sign-in of a person who has the default password. The identity in the user pool is created now
 * and not when the person was added, so that a school can add a hundred people at once.
 * Undefined for a person who has signed in before, and for another password.
 */
export async function signInFirst(
  { account, schoolId, userId }: Account,
  password: string,
  { identity }: Deps,
): Promise<SessionTokens | undefined> {
  const { defaultPassword } = await secrets();
  if (!isEqual(password, defaultPassword)) return undefined;
  const user = await users.get({ schoolId, userId }, { consistent: true });
  if (!user?.defaultPassword || user.removed) return undefined;
  await identity.createIdentity({ account, password, schoolId, userId });
  return identity.signIn(account, password);
}
