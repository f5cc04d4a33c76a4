import { memo } from 'react';
import {
  createBrowserRouter,
  createMemoryRouter,
  type MiddlewareFunction,
  type RouteObject,
  replace,
} from 'react-router';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import type { Screen } from '../lib/screen.ts';
import { getSession } from '../lib/session.ts';
import { signOut } from '../lib/session-actions.ts';
import { type Decision, decide } from './guard.ts';
import { loadScreen, prefetchScreen, watchLoadErrors } from './load-screen.ts';
import { RouteError, ScreenError } from './RouteError.tsx';
import { RouterRoot } from './RouterRoot.tsx';
import { SCREENS, screenAt } from './route-table.ts';
import { ShellForSignedIn } from './ShellForSignedIn.tsx';

/** The user's current page, for unknown routes to return to. */
let settled: string | null = null;

const decideAbout = ({ pathname, search, hash }: URL): Decision =>
  decide({
    path: pathname,
    address: pathname + search + hash,
    screen: screenAt(pathname),
    role: getSession()?.role ?? null,
    previous: settled,
  });

const guard: MiddlewareFunction = async ({ request }) => {
  const url = new URL(request.url);
  const decision = decideAbout(url);
  if (decision.kind === 'redirect') throw replace(decision.to);
  if (decision.kind === 'sign-out') await signOut();
  // Failures show when the screen asks.
  else
    screenAt(url.pathname)
      ?.prefetch?.('opened')
      .catch(() => undefined);
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

/** Made anew for each router, because it writes into them what it has loaded. */
const makeRoutes = (middleware: MiddlewareFunction[]): RouteObject[] => [
  {
    Component: RouterRoot,
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoading,
    middleware,
    children: [
      ...SCREENS.filter(({ shell }) => shell === false).map(routeOf),
      {
        lazy: { Component: loadShell },
        // A route around the screens, because one whose code is missing cannot draw its own failure.
        children: [
          {
            ErrorBoundary: ScreenError,
            children: SCREENS.filter(({ shell }) => shell === true).map(routeOf),
          },
        ],
      },
      {
        Component: ShellForSignedIn,
        children: [
          {
            ErrorBoundary: ScreenError,
            children: SCREENS.filter(({ shell }) => shell === 'signed-in').map(routeOf),
          },
        ],
      },
      // The guard sends these elsewhere; the route only has to match.
      { path: '*', element: null },
    ],
  },
];

/** As the build draws a page: without a browser, and without asking for data. */
export const createDrawnRouter = (path: string) =>
  createMemoryRouter(makeRoutes([]), { initialEntries: [path] });

export type AppRouter = ReturnType<typeof createDrawnRouter>;

/**
 * The router remembers how far each entry of the history is scrolled by its key, but gives none to the first entry of
 * a document: pages that are opened one after the other by their addresses would share one.
 */
function nameFirstEntry(): void {
  const state = history.state as { readonly key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: crypto.randomUUID() }, '');
}

export function createAppRouter(): AppRouter {
  nameFirstEntry();
  watchLoadErrors();
  const router = createBrowserRouter(makeRoutes([guard]));
  router.subscribe(({ location, navigation, initialized }) => {
    if (initialized && navigation.state === 'idle')
      settled = location.pathname + location.search + location.hash;
  });
  return router;
}

/** Resolves when the first screen is loaded. */
export function whenReady({ state, subscribe }: AppRouter): Promise<void> {
  if (state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/**
 * Begins to load code, texts and data of the screen that the address leads to, all at once: the router loads the
 * code first, and the screen asks for its data only when it is drawn.
 */
export function prefetchFirstScreen(url = new URL(location.href)): void {
  const decision = decideAbout(url);
  if (decision.kind === 'allow') prefetchScreen(url.pathname, 'opened');
  if (decision.kind === 'redirect') prefetchFirstScreen(new URL(decision.to, url));
}
