import { createPath, type DataRouter } from 'react-router';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { CACHE } from '../lib/offline/caches.ts';
import { queryClient } from '../lib/query-client.ts';
import { type EndReason, getSession, subscribeToSession } from '../lib/session.ts';
import { isSignInPage, SHELL, signInFor } from './guard.ts';

/** When the page has what it needs. */
export const DEVICE_AFTER_MS = 2_000;

/** Whether the code that keeps pages can be had: a file that could not be loaded is not asked for again by every browser. */
const canFollow = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

/** Keeps a child's pages on the device, and nobody else's. No page waits for it, or fails with it. */
export const followDevice = async (): Promise<void> => {
  if (!canFollow()) return;
  await import('./offline/settle-device.ts')
    .then((device) => device.settleDevice())
    .catch(() => undefined);
};

/** From the moment that somebody signs in who is no child, the worker keeps and shows no pictures. */
function stopKeeping(): void {
  if (!('caches' in globalThis)) return;
  for (const name of [CACHE.child, CACHE.pictures]) void caches.delete(name).catch(() => false);
}

/**
 * When the session ends, the user is sent to the sign-in page, and all cached data is cleared. That page says when the
 * session expired.
 * After an expired session the sign-in leads back to the same page; after a sign-out it leads home.
 */
export function followSession(router: DataRouter): void {
  let userId = getSession()?.user.id;

  const toSignIn = (reason?: EndReason) => {
    if (getSession()) return;
    queryClient.clear();
    const { location } = router.state;
    if (isSignInPage(location.pathname)) return;
    const to = signInFor(reason === 'expired' ? createPath(location) : SHELL);
    const state = { expired: reason === 'expired' };
    void router.navigate(to, { replace: true, state });
  };

  subscribeToSession((session, reason) => {
    const changed = session?.user.id !== userId;
    userId = session?.user.id;
    if (session && session.role !== ROLE.student) stopKeeping();
    setTimeout(followDevice, session ? DEVICE_AFTER_MS : 0);
    if (session) {
      if (changed) queryClient.clear();
    } else if (reason === 'expired') setTimeout(toSignIn, LIMITS.logoutRedirectMs, reason);
    else toSignIn(reason);
  });
}
