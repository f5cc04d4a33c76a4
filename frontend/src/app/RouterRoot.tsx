import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useOwnPageTitle } from '#frontend/src/lib/page-title.ts';
import { Pathname, usePathname } from '#frontend/src/lib/pathname.ts';
import { useSession } from '#frontend/src/lib/session.ts';
import { useSite } from '#frontend/src/lib/site.ts';
import { NavigationProgress } from '#frontend/src/ui/NavigationProgress.tsx';
import { AccountDialogs } from './AccountDialogs.tsx';
import { titleOf } from './i18n.ts';
import { useScreen } from './use-screen.ts';

/** Sets the browser tab's title to the screen (or the item that it shows) and the school, in the current language. */
function useDocumentTitle(): void {
  const { t } = useTranslation();
  const screen = useScreen();
  const site = useSite().data?.name ?? t('appName');
  const place = useSession()?.user.school_name || site;
  const own = useOwnPageTitle();
  const named = own || (screen && titleOf(screen));
  const title = named ? `${named} · ${place}` : place;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * After navigation the focus moves to the main content, as after a full page load,
 * so that keyboard and screen reader users do not stay on a link that is gone.
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

/** Effects of navigation. A component of its own, so that they do not render the root again. */
function NavigationEffects() {
  useDocumentTitle();
  useFocusOnNavigation();
  return null;
}

export function RouterRoot() {
  return (
    <Pathname value={useLocation().pathname}>
      <NavigationEffects />
      <NavigationProgress active={useNavigation().state !== 'idle'} />
      <Outlet />
      <AccountDialogs />
      <ScrollRestoration />
    </Pathname>
  );
}
