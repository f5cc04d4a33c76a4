import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload, useBlocker } from 'react-router';
import { getSession } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { Session } from './session.ts';

/** `lost`: something is kept nowhere, so the user decides. */
type Leaving = 'no' | 'keeping' | 'lost';

interface Options {
  readonly session: RefObject<Session | null>;
  /** Whether an address is the project's own, which changes with its first save. */
  readonly isOwn: (pathname: string) => boolean;
}

/**
 * Whichever way the editor is left, its changes are kept first: the application's Back, the browser's, and links.
 * Leaving is stopped only when something would be lost.
 */
export function useLeaving({ session, isOwn }: Options) {
  const { t } = useTranslation('scratch');
  const [state, setState] = useState<Leaving>('no');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname && !isOwn(nextLocation.pathname);
    // A session that has ended must reach the sign-in page.
    return isElsewhere && getSession() !== null && session.current?.isSent === false;
  });
  const isBlocked = blocker.state === 'blocked';

  const go = () => {
    setState('no');
    blocker.proceed?.();
  };
  const tryToLeave = async () => {
    setState('keeping');
    const isSafe = (await session.current?.leave()) ?? true;
    if (!isSafe) return setState('lost');
    const open = session.current;
    if (open && !open.isSent)
      toast.warning(t(open.unsentBecause === 'offline' ? 'keptHere' : 'keptHereOnly'));
    return go();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to leave
  useEffect(() => {
    if (isBlocked) void tryToLeave();
  }, [isBlocked]);

  useBeforeUnload((event) => {
    const open = session.current;
    if (!open || open.isSafe) return;
    event.preventDefault();
    // Runs on only when the user stays.
    setTimeout(() => void open.leave().then((isSafe) => setState(isSafe ? 'no' : 'lost')));
  });

  const stay = () => {
    setState('no');
    blocker.reset?.();
  };
  return { state, isBlocked, tryToLeave, stay, go };
}
