import { MutationCache, onlineManager, type Query, QueryClient } from '@tanstack/react-query';
import { renewalMs } from './addresses.ts';
import { ApiError, isUnanswered } from './api-error.ts';
import { forgetEarlyAnswers } from './home-parts.ts';
import { spreadMs } from './spread.ts';
import { toast } from './toasts.ts';
import { pauseMs, REPEATS, secondsToWait } from './wait-and-repeat.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The form or the caller shows the error itself. */
      readonly quiet?: boolean;
    };
  }
}

const isTimeout = (error: Error): boolean => error instanceof ApiError && error.kind === 'timeout';

/** A timeout has shown its own message already; the sign-in page says that a session has expired. */
function showError(error: Error): void {
  if (isTimeout(error) || (error instanceof ApiError && error.sessionExpired)) return;
  toast.failed(error);
}

/** What the server has not answered is retried, and what it asks to repeat in some seconds; other answers are final. */
function retry(failures: number, error: Error): boolean {
  if (secondsToWait(error) !== undefined) return failures < REPEATS;
  return isUnanswered(error) && !isTimeout(error) && failures < 2;
}

const NETWORK_PAUSE_MS = 1_000;

const retryDelay = (failures: number, error: Error): number => {
  const seconds = secondsToWait(error);
  return seconds === undefined ? NETWORK_PAUSE_MS * 2 ** failures : pauseMs(seconds);
};

/** Of addresses that have ended meanwhile, and were not to be had. */
const SOON_MS = 30_000;

/**
 * Fetches the answers of an open page again before their signed addresses end. A page whose answers must not
 * change is left out; it can renew the addresses alone (`useRenewed`).
 */
function whenAddressesEnd({ state, observers }: Query): number | false {
  const isKept = observers.some(
    ({ options: { refetchOnWindowFocus, staleTime } }) =>
      refetchOnWindowFocus === false || staleTime === Number.POSITIVE_INFINITY,
  );
  const renewal = !isKept && renewalMs(state.data);
  if (renewal === false) return false;
  const age = Date.now() - state.dataUpdatedAt;
  return Math.max(renewal - age, SOON_MS);
}

/** What is on the screen is asked for again when the network is back, but not by all devices of a school at once. */
onlineManager.setEventListener((setOnline) => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const lose = () => {
    clearTimeout(waiting);
    setOnline(false);
  };
  const comeBack = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => setOnline(true), spreadMs());
  };
  globalThis.window?.addEventListener('offline', lose);
  globalThis.window?.addEventListener('online', comeBack);
  return () => {
    globalThis.window?.removeEventListener('offline', lose);
    globalThis.window?.removeEventListener('online', comeBack);
  };
});

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry, retryDelay, staleTime: 30_000, refetchInterval: whenAddressesEnd },
    mutations: { retry: false },
  },
  mutationCache: new MutationCache({
    onError: (error, _variables, _onMutateResult, mutation) => {
      forgetEarlyAnswers();
      if (!mutation.meta?.quiet) showError(error);
    },
    onSuccess: forgetEarlyAnswers,
  }),
});
