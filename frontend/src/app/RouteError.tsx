import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { LoadFailed } from '#frontend/src/ui/states/LoadFailed.tsx';
import { useOnline } from '#frontend/src/ui/use-online.ts';
import { isLoadError, isOfflineError, wasJustReloaded } from './load-screen.ts';

const reload = (): void => window.location.reload();

/** Whether the server can be reached: a reload without it would leave nothing on the screen. */
const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * After a deployment old files are gone. So the document is reloaded, but not again and again.
 */
function useReload(error: unknown, online: boolean): void {
  useEffect(() => {
    if (!online || !isLoadError(error) || wasJustReloaded()) return;
    void isReachable().then((is) => is && reload());
  }, [error, online]);
}

/**
 * Shown in the place of a screen that fails to load or to render; menu and header stay. Without a network the
 * screen opens when it is back.
 */
export function ScreenError() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const online = useOnline();
  const error = useRouteError();
  console.error(error);
  useReload(error, online);
  const retry = () => void navigate(location, { replace: true });
  if (!online || isOfflineError(error)) return <LoadFailed onRetry={retry} />;
  return (
    <EmptyState
      heading="h1"
      title={t('somethingWrong')}
      hint={t('pageFailed')}
      action={
        <Button variant="contained" onClick={reload}>
          {t('reload')}
        </Button>
      }
    />
  );
}

/** The same for a screen without the shell around it. */
export function RouteError() {
  return (
    <main tabIndex={-1}>
      <ScreenError />
    </main>
  );
}
