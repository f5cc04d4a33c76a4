import { onlineManager } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload, useBlocker, useNavigate } from 'react-router';
import { getSession } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { Session } from './session.ts';

/** `lost`: something is kept nowhere, so the user decides. */
type Leaving = 'no' | 'keeping' | 'lost';

interface Options {
  readonly session: RefObject<Session | null>;
}

/** The project's own address, which changes with its first save, also while the editor is being left. */
function useOwnAddress() {
  const navigate = useNavigate();
  /** What the project has moved to, and whether the router knows it. */
  const moved = useRef({ to: '', isKnown: true });
  const tellRouter = () => {
    const { to, isKnown } = moved.current;
    if (isKnown) return;
    moved.current = { to, isKnown: true };
    void navigate(to, { replace: true });
  };
  return {
    isOwn: (pathname: string) => pathname === moved.current.to,
    /** The router would forget where it waits to go, so that only the browser hears of it until then. */
    move: (to: string, isWaiting: boolean) => {
      moved.current = { to, isKnown: false };
      if (isWaiting) window.history.replaceState(window.history.state, '', to);
      else tellRouter();
    },
    tellRouter,
  };
}

/** Carries out what is asked for once, however often a child touches Back: further pages lie behind. */
function useOnce() {
  const isDone = useRef(false);
  const once = (action: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    action();
  };
  const again = () => {
    isDone.current = false;
  };
  return [once, again] as const;
}

/** Holds a way out of the editor back while the server does not have everything. */
const useUnsentBlocker = (session: Options['session'], isOwn: (pathname: string) => boolean) =>
  useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname && !isOwn(nextLocation.pathname);
    // After a session has ended nothing can be sent: only what is kept nowhere stands before the sign-in page.
    const isDone = getSession() ? session.current?.isSent : session.current?.isSafe;
    return isElsewhere && isDone === false;
  });

/**
 * Whichever way the editor is left, its changes are kept first: the application's Back, the browser's, and links.
 * Leaving is stopped only when something would be lost.
 */
export function useLeaving({ session }: Options) {
  const { t } = useTranslation('scratch');
  const [state, setState] = useState<Leaving>('no');
  const { isOwn, move, tellRouter } = useOwnAddress();
  const [leaveBy, askAgain] = useOnce();
  const blocker = useUnsentBlocker(session, isOwn);
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
    if (open && !open.isSent && getSession()) {
      // Of a service that has a fault, nobody promises that it works with the network.
      const waiting = onlineManager.isOnline() ? 'state.kept' : 'keptHere';
      toast.warning(t(open.unsentBecause() === 'offline' ? waiting : 'keptHereOnly'));
    }
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
    askAgain();
    setState('no');
    blocker.reset?.();
    tellRouter();
  };
  /** The project has another address. */
  const moveTo = (address: string) => move(address, isBlocked);
  return { state, isBlocked, tryToLeave, leaveBy, stay, go, moveTo };
}
