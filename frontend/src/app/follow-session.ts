import { createPath, type DataRouter } from 'react-router';
import { LIMITS } from '#shared/limits.ts';
import { queryClient } from '../lib/query-client.ts';
import { type EndReason, getSession, subscribeToSession } from '../lib/session.ts';
import { signInFor } from './guard.ts';

const SIGN_IN = '/login';

/**
 * When the session ends, the person is taken to the sign-in; nothing of theirs stays in memory.
 * Whom the server has signed out is led back afterwards; who leaves begins at home.
 */
export function followSession(router: DataRouter): void {
  let userId = getSession()?.user.id;

  const toSignIn = (reason?: EndReason) => {
    if (getSession()) return;
    queryClient.clear();
    const { pathname, search } = router.state.location;
    if (pathname === SIGN_IN || pathname === '/admin/login') return;
    const to = reason === 'expired' ? signInFor(createPath({ pathname, search })) : SIGN_IN;
    void router.navigate(to, { replace: true });
  };

  subscribeToSession((session, reason) => {
    const changed = session?.user.id !== userId;
    userId = session?.user.id;
    if (session) {
      if (changed) queryClient.clear();
    } else if (reason === 'expired') setTimeout(toSignIn, LIMITS.logoutRedirectMs, reason);
    else toSignIn(reason);
  });
}
