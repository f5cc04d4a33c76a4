import { CacheProvider } from '@emotion/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { DRAWN_PATHS, SCHOOL_SEARCH } from '#shared/site/drawn-documents.ts';
import { i18nReady, initialLanguage, renewLanguageCookie } from '../lib/language.ts';
import { cacheHome } from '../lib/open-home.ts';
import { followOtherTabs, getSession, restoreSession } from '../lib/session.ts';
import { createStyleCache } from '../lib/style-cache.ts';
import { App } from './App.tsx';
import { DEVICE_AFTER_MS, followDevice, followSession } from './follow-session.ts';
import { followLanguage } from './i18n.ts';
import { createAppRouter, prefetchFirstScreen, whenReady } from './router.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('no #root');

/** Whether the document holds this page as the build drew it, for this visitor. */
function isDrawn(): boolean {
  const { drawn, language } = document.documentElement.dataset;
  const ofSchool =
    drawn === DRAWN_PATHS.join && new URLSearchParams(location.search).has(SCHOOL_SEARCH);
  const isSame = drawn === location.pathname && language === initialLanguage();
  return isSame && !ofSchool && !getSession();
}

/** A character that is being put together by an input method would be lost when its field is taken over. */
async function untilComposed(): Promise<void> {
  const html: HTMLElement & { readonly composing?: boolean } = document.documentElement;
  if (!html.composing) return;
  await new Promise((resolve) => addEventListener('compositionend', resolve, { once: true }));
}

/** No waiting at the top of this module: screens are in files that import from its own, and would wait for it. */
async function start(root: HTMLElement): Promise<void> {
  await restoreSession();
  if (!navigator.onLine) await followDevice();
  prefetchFirstScreen();
  const router = createAppRouter();
  followSession(router);
  await Promise.all([i18nReady, whenReady(router)]);
  cacheHome();
  const drawn = isDrawn();
  if (drawn) await untilComposed();
  followLanguage();
  const app = (
    <CacheProvider value={createStyleCache()}>
      <App router={router} />
    </CacheProvider>
  );
  if (drawn) hydrateRoot(root, app);
  else createRoot(root).render(app);
  // Also without a session: one may have ended offline.
  if (getSession() || navigator.serviceWorker?.controller)
    setTimeout(followDevice, DEVICE_AFTER_MS);
}

followOtherTabs();
renewLanguageCookie();
void start(container);
