import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import type { TextKey } from '#frontend/src/lib/i18n-types.ts';
import { useOwnPageTitle } from '#frontend/src/lib/page-title.ts';
import { Pathname, usePathname } from '#frontend/src/lib/pathname.ts';
import { useSession } from '#frontend/src/lib/session.ts';
import { useSite } from '#frontend/src/lib/site.ts';
import { NavigationProgress } from '#frontend/src/ui/NavigationProgress.tsx';
import { AccountDialogs } from './AccountDialogs.tsx';
import { useScreen } from './use-screen.ts';

// Which key it is, is known only at run time; the route table has checked that it exists.
const translate = i18next.t as (key: TextKey) => string;

/** Names the screen (or what it shows) and the school in the browser's tab, in the language of the moment. */
function useDocumentTitle(): void {
  const { t } = useTranslation();
  const screen = useScreen();
  const site = useSite().data?.name ?? t('appName');
  const place = useSession()?.user.school_name || site;
  const own = useOwnPageTitle();
  const named = own || (screen && translate(screen.title));
  const title = named ? `${named} · ${place}` : place;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * After a change of page the focus goes to its content, as after a full page load,
 * so that keyboards and screen readers do not stay at a link that is gone.
 */
function useFocusOnNavigation(): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}

/** What a change of page brings besides the page. */
function Following() {
  useDocumentTitle();
  useFocusOnNavigation();
  return null;
}

export function RouterRoot() {
  return (
    <Pathname value={useLocation().pathname}>
      <Following />
      <NavigationProgress active={useNavigation().state !== 'idle'} />
      <Outlet />
      <AccountDialogs />
      <ScrollRestoration />
    </Pathname>
  );
}
