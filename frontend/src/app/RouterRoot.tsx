import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { NavigationProgress } from '../components/NavigationProgress.tsx';
import { AccountDialogs } from './AccountDialogs.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

export function RouterRoot() {
  useDocumentTitle();
  useFocusOnNavigation();
  return (
    <>
      <NavigationProgress active={useNavigation().state !== 'idle'} />
      <Outlet />
      <AccountDialogs />
      <ScrollRestoration />
    </>
  );
}
