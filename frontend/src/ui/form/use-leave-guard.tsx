import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload, useBlocker, useNavigate } from 'react-router';
import { getSession } from '#frontend/src/lib/session.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

/** What is asked, where leaving does not lose what was entered. */
interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
}

/**
 * Protects unsaved input: asks before navigation, and lets the browser ask before it closes. `leave` asks before
 * an action that would lose the input, such as closing a dialog; `leaveTo` goes to an address without asking, since
 * what was entered is saved or given up (`isLeaving` from then on); `question` must be rendered.
 * Only one guard per screen, because the router supports one blocker at a time.
 */
export function useLeaveGuard(unsaved: boolean, harmless?: Question) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [way, setWay] = useState('');
  const isLeaving = way !== '';
  const dirty = unsaved && !isLeaving;
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // An expired session must reach the sign-in page without a question.
      dirty && getSession() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (dirty) event.preventDefault();
  });

  // Stands behind the blocker, which learns first that nothing stands in the way.
  useEffect(() => {
    if (way) void navigate(way);
  }, [way, navigate]);

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
      destructive={!harmless}
      {...harmless}
      onConfirm={go}
      onCancel={stay}
    />
  );
  return { leave, leaveTo: setWay, isLeaving, question };
}
