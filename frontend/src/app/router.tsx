import { memo } from 'react';
import {
  createBrowserRouter,
  type MiddlewareFunction,
  type RouteObject,
  replace,
} from 'react-router';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import type { Screen } from '../lib/screen.ts';
import { getSession } from '../lib/session.ts';
import { signOut } from '../lib/session-actions.ts';
import { decide } from './guard.ts';
import { loadScreen } from './load-screen.ts';
import { RouteError } from './RouteError.tsx';
import { RouterRoot } from './RouterRoot.tsx';
import { SCREENS, screenAt } from './route-table.ts';

/** The user's current page, for unknown routes to return to. */
let settled: string | null = null;

const guard: MiddlewareFunction = async ({ request }) => {
  const { pathname, search, hash } = new URL(request.url);
  const screen = screenAt(pathname);
  const decision = decide({
    path: pathname,
    address: pathname + search + hash,
    screen,
    role: getSession()?.role ?? null,
    previous: settled,
  });
  if (decision.kind === 'redirect') throw replace(decision.to);
  if (decision.kind === 'sign-out') await signOut();
  // Failures show when the screen asks.
  else screen?.prefetch?.('opened').catch(() => undefined);
};

/** Memoised, so that it renders for its own router hooks only, not at every step of the router. */
const routeOf = (screen: Screen): RouteObject => ({
  path: screen.path,
  handle: screen,
  lazy: { Component: async () => memo((await loadScreen(screen)).default) },
});

async function loadShell() {
  const { Shell } = await import('./shell/Shell.tsx');
  return memo(Shell);
}

const routes: RouteObject[] = [
  {
    Component: RouterRoot,
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoading,
    middleware: [guard],
    children: [
      ...SCREENS.filter((screen) => !screen.shell).map(routeOf),
      {
        lazy: { Component: loadShell },
        children: SCREENS.filter((screen) => screen.shell).map(routeOf),
      },
      // The guard sends these elsewhere; the route only has to match.
      { path: '*', element: null },
    ],
  },
];

export function createAppRouter() {
  const router = createBrowserRouter(routes);
  router.subscribe(({ location, navigation, initialized }) => {
    if (initialized && navigation.state === 'idle')
      settled = location.pathname + location.search + location.hash;
  });
  return router;
}
