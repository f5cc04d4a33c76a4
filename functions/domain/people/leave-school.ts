import { retainedUntil } from '#functions/domain/schools/subscription.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { listing, relisting, schoolList } from '#functions/platform/listing.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { accounts } from './account.ts';
import { calendarFeeds } from './calendar-feed.ts';
import { parentCodes } from './parent-code.ts';
import type { User } from './user.ts';

/** Ends all sessions that have begun by now. */
export const endingSessions = (now: Date) => ({
  sessionsFrom: epochSeconds(now),
  // Without it, sessions that began in this second would stay valid.
  keptSession: '',
  endedSessions: [],
});

/** A removed person; the name is kept for old records until the retention time is over. */
export const removedPerson = (user: User, now: Date) => ({
  ...user,
  ...endingSessions(now),
  disabled: true,
  card: '',
  cardPin: '',
  siblings: [],
  removed: now.toISOString(),
  expires: epochSeconds(retainedUntil(now)),
});

/** Removed people whose feedback and own documents the nightly job has to retire. */
export const departuresList = (schoolId: SchoolId): string => schoolList(schoolId, 'DEPARTURES');

/**
 * Withdraws a removed person's access as a part of the transaction: the account name stays reserved for the
 * retention time, and the secret addresses of the calendar and of the page for the
 * family become invalid.
 */
export async function withdrawingAccess(
  { schoolId, id: userId, account }: Pick<User, 'schoolId' | 'id' | 'account'>,
  now: Date,
): Promise<TransactWrite[]> {
  const found = await accounts.get(account, { consistent: true });
  const expires = epochSeconds(retainedUntil(now));
  return [
    ...(found ? accounts.replacing(account, found, { ...found, expires }) : []),
    { Delete: { Key: calendarFeeds.key({ schoolId, userId }) } },
    { Delete: { Key: parentCodes.key({ schoolId, userId }) } },
    ...relisting([], [listing(departuresList(schoolId), now.toISOString(), userId)]),
  ];
}

/** Removed people whose works and answers have to be cleaned up, by the time from which. */
export const leaversList = (schoolId: SchoolId): string => schoolList(schoolId, 'LEAVERS');

interface RemovedPerson {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
}

/** Schedules the clean-up of a removed person at some times, as a part of the removal's transaction. */
export const notingLeaver = (
  { schoolId, userId }: RemovedPerson,
  times: readonly Date[],
): TransactWrite[] =>
  relisting(
    [],
    times.map((at) => listing(leaversList(schoolId), at.toISOString(), userId)),
  );
