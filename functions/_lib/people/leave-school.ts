import { accounts } from '../entities/account.ts';
import type { User } from '../entities/user.ts';
import { retainedUntil } from '../subscription.ts';
import type { TransactWrite } from '../table.ts';

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** No session that has begun by now goes on. */
export const endingSessions = (now: Date) => ({
  sessionsFrom: seconds(now),
  // Without it, the sessions that began at this very second would go on.
  keptSession: '',
  endedSessions: [],
});

/** Somebody who is removed: kept by name for old records until the retention time is over. */
export const removedPerson = (user: User, now: Date) => ({
  ...user,
  ...endingSessions(now),
  disabled: true,
  removed: now.toISOString(),
  expires: seconds(retainedUntil(now)),
});

/** The account name of somebody who is removed is nobody else's for as long: a part of the transaction. */
export async function reservingName(account: string, now: Date): Promise<TransactWrite[]> {
  const found = await accounts.get(account, { consistent: true });
  if (!found) return [];
  return accounts.replacing(account, found, { ...found, expires: seconds(retainedUntil(now)) });
}
