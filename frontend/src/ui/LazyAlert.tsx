import type { AlertProps } from '@mui/material/Alert';
import { lazy, Suspense } from 'react';

const load = () => import('@mui/material/Alert');
const Alert = lazy(load);
/** For browsers that do not tell when they are idle. */
const LATER_MS = 1000;

/**
 * Alerts tell of what seldom happens, so they are no part of a first visit;
 * but one may have to say that the network is gone, so they are fetched as soon as the browser is idle.
 */
export function prefetchAlerts(): void {
  const fetchNow = () => void load().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchNow);
  else setTimeout(fetchNow, LATER_MS);
}

export function LazyAlert(props: AlertProps) {
  return (
    <Suspense>
      <Alert {...props} />
    </Suspense>
  );
}
