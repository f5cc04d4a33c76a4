import { useRef } from 'react';
import type { StoredUser } from '#shared/people/fields.ts';
import { DEFAULT_REGION } from '#shared/regions/default-region.ts';
import { type Role, storedRole } from '#shared/roles.ts';
import { clearPersonalStorage, readStored, STORAGE_KEY, writeStored } from './storage.ts';
import { createListeners, useStore } from './store.ts';

export interface Session {
  readonly user: StoredUser;
  readonly role: Role;
}

/** Why a session ended: the user signed out, the server ended it, or another tab did. */
export type EndReason = 'left' | 'expired' | 'other-tab';

const listeners = createListeners<[session: Session | null, reason: EndReason | undefined]>();

function toSession(user: StoredUser): Session | null {
  const role = storedRole(user);
  return role === 0 ? null : { user, role };
}

/**
 * The stored user is validated, as an older version of the application may have written it. The validation
 * library is loaded only if something is stored, so not on a first visit.
 */
async function parseSession(stored: string | null): Promise<Session | null> {
  if (!stored) return null;
  const { parseUser } = await import('./stored-user.ts');
  const user = parseUser(stored);
  return user && toSession(user);
}

let current: Session | null = null;

/** Restores the session of an earlier visit. Called before the router starts. */
export async function restoreSession(): Promise<void> {
  current = await parseSession(readStored(STORAGE_KEY.user));
}

export const getSession = (): Session | null => current;

/** Of the signed-in user: its phones need no country code. */
export const schoolCountry = (): string => current?.user.country || DEFAULT_REGION.country;

export const subscribeToSession = listeners.subscribe;

/** Stores the signed-in user, after sign-in or when their own data changed. */
export function keepSession(user: StoredUser): Session {
  const next = toSession(user);
  if (!next) throw new TypeError(`unknown role_id ${user.role_id}`);
  // Overwritten without being removed first: other tabs would take a removal for a sign-out.
  writeStored(STORAGE_KEY.user, JSON.stringify(user));
  writeStored(STORAGE_KEY.role, String(next.role));
  current = next;
  listeners.announce(current, undefined);
  return next;
}

/** Whether the session still matches the user stored in the browser: another tab may have signed in as another user. */
export function isCurrent({ user }: Session): boolean {
  if (current?.user.id !== user.id) return false;
  try {
    return JSON.parse(readStored(STORAGE_KEY.user) ?? '{}').id === user.id;
  } catch {
    return false;
  }
}

/** What others may change of the school while somebody is signed in. */
const OF_SCHOOL = [
  'school_name',
  'school_logo',
  'time_zone',
  'country',
  'currency',
  'banben',
  'banben_cht',
  'banben_en',
] as const satisfies readonly (keyof StoredUser)[];

type SchoolOfUser = Pick<StoredUser, (typeof OF_SCHOOL)[number]>;
type OwnOfUser = Pick<StoredUser, 'nick' | 'avatar' | 'bcb' | 'default_password'>;

/** Updates the stored user after an edit of their own profile or of the school, so that the shell shows it at once. */
export function updateSessionUser(changes: Partial<SchoolOfUser & OwnOfUser>): void {
  if (!current || !isCurrent(current)) return;
  const { user } = current;
  const entries = Object.entries(changes) as [keyof typeof changes, unknown][];
  if (entries.some(([field, value]) => user[field] !== value)) keepSession({ ...user, ...changes });
}

/** Takes over the school as the server has it now; of the user's own data the browser knows the latest edits. */
export function renewSchoolOfUser(fresh: StoredUser): void {
  if (fresh.id !== current?.user.id) return;
  updateSessionUser(Object.fromEntries(OF_SCHOOL.map((field) => [field, fresh[field]])));
}

/** Removes the user's data, except for the language. Expiry also sets the overdue flag to 1 (specification 4). */
export function endSession(reason: EndReason): void {
  // If another tab ended the session, the storage may already belong to another user.
  if (reason !== 'other-tab') clearPersonalStorage({ keepDrafts: reason === 'expired' });
  if (reason === 'expired') writeStored(STORAGE_KEY.overdue, '1');
  const wasSignedIn = current !== null;
  current = null;
  if (wasSignedIn) listeners.announce(null, reason);
}

function follow(next: Session | null): void {
  if (next && next.user.id !== current?.user.id) location.reload();
  else if (!next && current) endSession('other-tab');
  else if (next) {
    current = next;
    listeners.announce(current, undefined);
  }
}

/** Synchronises tabs: a sign-out in one ends all; a sign-in as another user reloads this one. */
export function followOtherTabs(): void {
  // Reads the storage rather than the event, as several changes may have followed each other.
  addEventListener('storage', async ({ key }) => {
    if (key !== STORAGE_KEY.user && key !== null) return;
    follow(await parseSession(readStored(STORAGE_KEY.user)));
  });
  // A page restored from the back-forward cache may show data of a user who has signed out since.
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    const stored = await parseSession(readStored(STORAGE_KEY.user));
    if (stored?.user.id !== current?.user.id) location.reload();
  });
}

export const setOverdue = (overdue: boolean): void =>
  writeStored(STORAGE_KEY.overdue, overdue ? '1' : '0');

export const useSession = (): Session | null =>
  useStore({ get: getSession, subscribe: subscribeToSession });

/**
 * The session of the signed-in user. For screens behind the sign-in only.
 * While a session is ending, the last one is returned until /login is shown, so that the screen does not flash empty.
 */
export function useSignedIn(): Session {
  const session = useSession();
  const last = useRef(session);
  if (session) last.current = session;
  if (!last.current) throw new Error('this screen needs a session');
  return last.current;
}
