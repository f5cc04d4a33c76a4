import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import { SchoolId, UserId } from '#shared/ids.ts';
import { type User, users } from './user.ts';

/**
 * The account name of a person: unique over the whole service, so its key is not a school's.
 * It only names the person.
 */
export const Account = () =>
  z.object({
    account: z.string(),
    schoolId: SchoolId,
    userId: UserId,
    /** A removed person's name cannot be taken again until then (epoch seconds). */
    expires: z.number().int().optional(),
  });
export type Account = z.infer<ReturnType<typeof Account>>;

/** Account names do not differ by case. */
export const normalAccount = (account: string): string => account.trim().toLowerCase();

export const accounts = entity({
  type: 'account',
  version: 1,
  schema: Account,
  key: (account: string) => ({ pk: `A#${normalAccount(account)}`, sk: 'ACCOUNT' }),
});

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
