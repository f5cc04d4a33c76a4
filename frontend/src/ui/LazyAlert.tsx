import type { AlertProps } from '@mui/material/Alert';
import { lazy, Suspense } from 'react';

const load = () => import('@mui/material/Alert');
const Alert = lazy(load);
/** For browsers without `requestIdleCallback`. */
const LATER_MS = 1000;

/**
 * Alerts are rare, so they are not part of the first visit's bundle. They are prefetched when the browser is
 * idle, because one may have to report that the network is down.
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
