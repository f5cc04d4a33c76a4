import { Outlet } from 'react-router';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { useSession } from '../lib/session.ts';

const Shell = lazyPart(async () => (await import('./shell/Shell.tsx')).Shell, {
  fallback: <PageLoading />,
});

/** Around public pages: those who are signed in keep their menu, visitors do not load it. */
export function ShellForSignedIn() {
  return useSession() ? <Shell /> : <Outlet />;
}
