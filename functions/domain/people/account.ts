import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { hashed } from '#functions/platform/hashed.ts';
import { SchoolId, UserId } from '#shared/ids.ts';
import { NOBODY } from './nobody.ts';
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

/** For keys of what is counted of a name. It need not be an account's, and may be a mistyped password. */
export const hashedName = (account: string): string => hashed(normalAccount(account));

export const accounts = entity({
  type: 'account',
  version: 1,
  schema: Account,
  key: (account: string) => ({ pk: `A#${normalAccount(account)}`, sk: 'ACCOUNT' }),
});

/**
 * The person of an account name, for calls of people who are not signed in; undefined for an unknown account and
 * for one that is disabled. All cost the same two reads.
 */
export async function findReachable(name: string): Promise<User | undefined> {
  const account = await accounts.get(name);
  const user = await users.get(account ?? NOBODY);
  return user && !user.removed && !user.disabled ? user : undefined;
}
