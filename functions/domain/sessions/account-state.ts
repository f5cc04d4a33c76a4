import { channel } from 'node:diagnostics_channel';
import { type User, users } from '#functions/domain/people/user.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { BoundedMap } from '#functions/platform/bounded-map.ts';
import { getItems } from '#functions/platform/table.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';

/** The account and its school, which decide whether a person may act. */
export interface AccountState {
  readonly user: User;
  readonly school: School;
}

interface Cached extends AccountState {
  readonly loaded: number;
}

const cache = new BoundedMap<UserId, Cached>(2000);

async function read(schoolId: SchoolId, userId: UserId): Promise<AccountState | undefined> {
  const items = await getItems([users.key({ schoolId, userId }), schools.key(schoolId)]);
  const user = items.find(users.is);
  const school = items.find(schools.is);
  return user && school && { user: users.parse(user), school: schools.parse(school) };
}

/**
 * The state of an account, at most 30 s old: a disabled person is refused everywhere within that time.
 * Undefined when there is no such person or school.
 */
export async function loadAccountState(
  schoolId: SchoolId,
  userId: UserId,
  now: Date,
): Promise<AccountState | undefined> {
  const cached = cache.get(userId);
  const age = cached ? now.getTime() - cached.loaded : Number.POSITIVE_INFINITY;
  if (cached && age >= 0 && age < SIGN_IN_LIMITS.accountCacheMs && cached.school.id === schoolId)
    return cached;
  const state = await read(schoolId, userId);
  if (state) cache.set(userId, { ...state, loaded: now.getTime() });
  return state;
}

/** Tells the person of each change. Nobody listens in the cloud. */
export const ACCOUNT_CHANGES = 'cloud-classroom.account-changes';
const changes = channel(ACCOUNT_CHANGES);

/** Forgets a state that was changed elsewhere. */
export const forgetHere = (userId: UserId): void => cache.delete(userId);

/** To be called after a change, so that the next call of this process sees it. */
export function forgetAccountState(userId: UserId): void {
  forgetHere(userId);
  changes.publish(userId);
}
