import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { LoadFailed } from '#frontend/src/ui/states/LoadFailed.tsx';
import { useOnline, useWhenOnlineAgain } from '#frontend/src/ui/use-online.ts';

/**
 * Shown in the place of a screen that fails to load or to render; menu and header stay. Without a network the
 * screen opens when it is back. With one a reload helps: after a deployment old files are gone.
 */
export function ScreenError() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const online = useOnline();
  console.error(useRouteError());
  const retry = () => void navigate(location, { replace: true });
  useWhenOnlineAgain(retry);
  // `offline/renew-once.ts` knows whether a new version helps.
  useEffect(() => void dispatchEvent(new Event('screen-failed')), []);
  if (!online) return <LoadFailed onRetry={retry} />;
  return (
    <EmptyState
      heading="h1"
      title={t('somethingWrong')}
      hint={t('pageFailed')}
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
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
