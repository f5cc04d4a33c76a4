import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { NavigationProgress } from '#frontend/src/ui/NavigationProgress.tsx';
import { Pathname } from '../lib/pathname.ts';
import { AccountDialogs } from './AccountDialogs.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

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
