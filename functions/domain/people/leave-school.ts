import { retainedUntil } from '#functions/domain/schools/subscription.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { accounts } from './account.ts';
import { calendarFeeds } from './calendar-feed.ts';
import type { User } from './user.ts';

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

/**
 * What a removal takes with it, as a part of its transaction: the account name is nobody else's for the
 * retention time, and the secret address of the calendar opens nothing from that moment on.
 */
export async function withdrawingAccess(
  { schoolId, id: userId, account }: Pick<User, 'schoolId' | 'id' | 'account'>,
  now: Date,
): Promise<TransactWrite[]> {
  const found = await accounts.get(account, { consistent: true });
  const expires = seconds(retainedUntil(now));
  return [
    ...(found ? accounts.replacing(account, found, { ...found, expires }) : []),
    { Delete: { Key: calendarFeeds.key({ schoolId, userId }) } },
  ];
}
