import type { AlertProps } from '@mui/material/Alert';
import { lazy, Suspense } from 'react';
import { whenIdle } from '#frontend/src/lib/when-idle.ts';

const load = () => import('@mui/material/Alert');
const Alert = lazy(load);

/**
 * Alerts tell of what seldom happens, so they are no part of a first visit;
 * but one may have to say that the network is gone, so they are fetched as soon as the browser is idle.
 */
export function prefetchAlerts(): void {
  whenIdle(() => void load().catch(() => undefined));
}

export function LazyAlert(props: AlertProps) {
  return (
    <Suspense>
      <Alert {...props} />
    </Suspense>
  );
}
