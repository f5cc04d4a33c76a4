import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload, useBlocker } from 'react-router';
import { getSession } from '#frontend/src/lib/session.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

/**
 * Keeps what was typed and not saved: asks before the page changes, and the browser asks before it closes.
 * `leave` does the same for an action that would lose it, such as closing a dialog; `question` must be rendered.
 * One guard a screen: the router knows one blocker at a time.
 */
export function useLeaveGuard(dirty: boolean) {
  const { t } = useTranslation();
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A session that has ended leads to the sign-in whatever was typed.
      dirty && getSession() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (dirty) event.preventDefault();
  });

  const leave = (action: () => void): void => {
    if (dirty) setWaiting(() => action);
    else action();
  };
  const stay = () => {
    setWaiting(null);
    blocker.reset?.();
  };
  const go = () => {
    setWaiting(null);
    waiting?.();
    blocker.proceed?.();
  };

  const question = (
    <ConfirmDialog
      open={waiting !== null || blocker.state === 'blocked'}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      confirmLabel={t('unsaved.discard')}
      destructive
      onConfirm={go}
      onCancel={stay}
    />
  );
  return { leave, question };
}
