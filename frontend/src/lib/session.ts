import { useRef, useSyncExternalStore } from 'react';
import type { StoredUser } from '#shared/contracts/users.ts';
import { type Role, storedRole } from '#shared/roles.ts';
import { clearPersonalStorage, readStored, STORAGE_KEY, writeStored } from './storage.ts';

export interface Session {
  readonly user: StoredUser;
  readonly role: Role;
}

/** Why a session ended: the person left, the server ended it, or another tab did. */
export type EndReason = 'left' | 'expired' | 'other-tab';
type Listener = (session: Session | null, reason?: EndReason) => void;

const listeners = new Set<Listener>();

function toSession(user: StoredUser): Session | null {
  const role = storedRole(user);
  return role === 0 ? null : { user, role };
}

/**
 * Whatever is stored is checked: an older version of the application may have written it.
 * The checking library is loaded only where something is stored, which on a first visit nothing is.
 */
async function parseSession(stored: string | null): Promise<Session | null> {
  if (!stored) return null;
  const { parseUser } = await import('./stored-user.ts');
  const user = parseUser(stored);
  return user && toSession(user);
}

let current: Session | null = null;

function announce(reason?: EndReason): void {
  for (const listener of listeners) listener(current, reason);
}

/** Brings back the session of an earlier visit; before the first page is chosen. */
export async function restoreSession(): Promise<void> {
  current = await parseSession(readStored(STORAGE_KEY.user));
}

export const getSession = (): Session | null => current;

export function subscribeToSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a signed-in person, after sign-in or when the person's own data changed. */
export function keepSession(user: StoredUser): Session {
  const next = toSession(user);
  if (!next) throw new TypeError(`unknown role_id ${user.role_id}`);
  // Overwritten, not removed first: other tabs would take the gap for a sign-out.
  writeStored(STORAGE_KEY.user, JSON.stringify(user));
  writeStored(STORAGE_KEY.role, String(next.role));
  current = next;
  announce();
  return next;
}

/** Whether this tab still speaks for the person whom the browser has stored: another tab may have moved on. */
export function isCurrent({ user }: Session): boolean {
  if (current?.user.id !== user.id) return false;
  try {
    return JSON.parse(readStored(STORAGE_KEY.user) ?? '{}').id === user.id;
  } catch {
    return false;
  }
}

/** After an edit of the own profile: what the shell shows follows at once. */
export function updateSessionUser(
  changes: Partial<Pick<StoredUser, 'nick' | 'avatar' | 'bcb' | 'default_password'>>,
): void {
  if (current && isCurrent(current)) keepSession({ ...current.user, ...changes });
}

/** Forgets the person; the language stays. Expiry also leaves the overdue flag at 1 (specification 4). */
export function endSession(reason: EndReason): void {
  // What another tab has cleared may be somebody else's by now.
  if (reason !== 'other-tab') clearPersonalStorage({ keepDrafts: reason === 'expired' });
  if (reason === 'expired') writeStored(STORAGE_KEY.overdue, '1');
  const wasSignedIn = current !== null;
  current = null;
  if (wasSignedIn) announce(reason);
}

function follow(next: Session | null): void {
  if (next && next.user.id !== current?.user.id) location.reload();
  else if (!next && current) endSession('other-tab');
  else if (next) {
    current = next;
    announce();
  }
}

/** Keeps tabs in step: a sign-out in one ends all; somebody else's sign-in starts this one afresh. */
export function followOtherTabs(): void {
  // What counts is what is stored now; several changes may have followed each other.
  addEventListener('storage', async ({ key }) => {
    if (key !== STORAGE_KEY.user && key !== null) return;
    follow(await parseSession(readStored(STORAGE_KEY.user)));
  });
  // A page restored from the back-forward cache still shows what it showed, whoever has signed in or out since.
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    const stored = await parseSession(readStored(STORAGE_KEY.user));
    if (stored?.user.id !== current?.user.id) location.reload();
  });
}

export const setOverdue = (overdue: boolean): void =>
  writeStored(STORAGE_KEY.overdue, overdue ? '1' : '0');

export const useSession = (): Session | null =>
  useSyncExternalStore(subscribeToSession, getSession);

/**
 * The signed-in person. For screens behind the sign-in only.
 * While a session is ending, the last one stays until the way to /login is done: no flash of an empty screen.
 */
export function useSignedIn(): Session {
  const session = useSession();
  const last = useRef(session);
  if (session) last.current = session;
  if (!last.current) throw new Error('this screen needs a session');
  return last.current;
}
