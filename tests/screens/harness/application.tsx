import { CacheProvider } from '@emotion/react';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { App } from '#frontend/src/app/App.tsx';
import { followLanguage } from '#frontend/src/app/i18n.ts';
import { createAppRouter, whenReady } from '#frontend/src/app/router.tsx';
import { i18nReady } from '#frontend/src/lib/language.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { getSession } from '#frontend/src/lib/session.ts';
import { signIn, signOut } from '#frontend/src/lib/session-actions.ts';
import { createStyleCache } from '#frontend/src/lib/style-cache.ts';
import { dismissAllToasts } from '#frontend/src/lib/toasts.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#shared/people/accounts.ts';
import type { Role } from '#shared/roles.ts';

/** A placeholder, an old page of a list, or a circle that turns; a bar with a value is something else. */
const LOADING = '.MuiSkeleton-root, [aria-busy="true"], [role="progressbar"]:not([aria-valuenow])';

/** One for all screens: rules of a closed one would stay in the page, and be looked at with every change. */
const styles = createStyleCache();
// As in production: an element of its own for each rule takes most of the time of a screen.
styles.sheet.isSpeedy = true;

let close = (): void => undefined;

followLanguage();

interface Person {
  readonly account: string;
  readonly password: string;
}

const demo = (role: Role): Person => ({
  account: DEMO_ACCOUNTS[role] ?? '',
  password: DEMO_PASSWORD,
});

let entered: string | undefined;

/** From now on the application is used by this person, by the one of the demo school with this role, or by nobody. */
export async function enter(who: Person | Role | null): Promise<void> {
  close();
  const person = typeof who === 'number' ? demo(who) : who;
  const isSignedIn = getSession() !== null;
  if (person ? isSignedIn && person.account === entered : !isSignedIn) return;
  await signOut();
  entered = person?.account;
  if (person) await signIn({ username: person.account, password: person.password });
}

/** Opens an address as a document of its own would, with nothing left of the one before. */
export async function open(address: string): Promise<void> {
  close();
  queryClient.clear();
  dismissAllToasts();
  history.replaceState(null, '', address);
  const router = createAppRouter();
  await Promise.all([i18nReady, whenReady(router)]);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  close = () => {
    root.unmount();
    router.dispose();
    container.remove();
    close = () => undefined;
  };
  root.render(
    <CacheProvider value={styles}>
      <App router={router} />
    </CacheProvider>,
  );
  await untilDrawn();
}

/** Goes to another address within the application, like the browser's buttons. */
export async function turnTo(address: string): Promise<void> {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  await untilDrawn();
}

/** What the screen still waits for. */
const missing = (): readonly string[] => [
  ...(document.querySelector('main, [role="dialog"]') ? [] : ['its code']),
  ...[...document.querySelectorAll(LOADING)].map(({ outerHTML }) => outerHTML.slice(0, 200)),
  ...queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching' })
    .map(({ queryKey }) => JSON.stringify(queryKey)),
];

const PATIENCE_MS = 15_000;

async function untilDrawn(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (missing().length > 0) {
    if (performance.now() > end) throw new Error(`still waits for ${missing().join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The message of the part that stands where a screen, or a part of it, could not be shown. */
export const failureText = (): string => i18next.t('common:somethingWrong');
