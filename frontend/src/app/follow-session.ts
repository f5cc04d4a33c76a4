import type { DataRouter } from 'react-router';
import { LIMITS } from '#shared/limits.ts';
import { queryClient } from '../lib/query-client.ts';
import { getSession, subscribeToSession } from '../lib/session.ts';

const SIGN_IN = '/login';

/** When the session ends, the person is taken to the sign-in; nothing of theirs stays in memory. */
export function followSession(router: DataRouter): void {
  let userId = getSession()?.user.id;

  const toSignIn = () => {
    if (getSession()) return;
    queryClient.clear();
    const { pathname } = router.state.location;
    if (pathname !== SIGN_IN && pathname !== '/admin/login')
      void router.navigate(SIGN_IN, { replace: true });
  };

  subscribeToSession((session, reason) => {
    const changed = session?.user.id !== userId;
    userId = session?.user.id;
    if (session) {
      if (changed) queryClient.clear();
    } else if (reason === 'expired') setTimeout(toSignIn, LIMITS.logoutRedirectMs);
    else toSignIn();
  });
}
