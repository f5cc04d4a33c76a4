import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import { accounts } from './account.ts';
import { type User, users } from './user.ts';

/**
 * The person of an account name, for calls of people who are not signed in.
 * Throws 2004 for an unknown account, 2003 for a disabled one.
 */
export async function findAccount(name: string): Promise<User> {
  const account = await accounts.get(name);
  const user = account && (await users.get(account));
  if (!user || user.removed) throw new CallError(CODE.notFound);
  if (user.disabled) throw new CallError(CODE.forbidden, { reason: 'portal.disabled' });
  return user;
}
