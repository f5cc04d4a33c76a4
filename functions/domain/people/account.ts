import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { SchoolId, UserId } from '#shared/ids.ts';

/**
 * The account name of a person: unique over the whole service, so its key is not a school's.
 * It says only whom the name belongs to.
 */
export const Account = () =>
  z.object({
    account: z.string(),
    schoolId: SchoolId,
    userId: UserId,
    /** A removed person's name is nobody else's until then (epoch seconds). */
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
