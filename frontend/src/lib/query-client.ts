import { MutationCache, type Query, QueryClient } from '@tanstack/react-query';
import { renewalMs } from './addresses.ts';
import { ApiError } from './api-error.ts';
import { toast } from './toasts.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The form or the caller shows the error itself. */
      readonly quiet?: boolean;
    };
  }
}

/** Timeouts and expired sessions have shown their own message already. */
function showError(error: Error): void {
  if (error instanceof ApiError && (error.kind === 'timeout' || error.sessionExpired)) return;
  toast.error(error.message);
}

/** Only network failures are retried; answers of the server are final. */
const retry = (failures: number, error: Error): boolean =>
  error instanceof ApiError && error.kind === 'network' && failures < 2;

/**
 * What a page shows is asked for anew before its signed addresses end, unless the page wants to keep what it
 * has got: it renews the addresses alone (`useRenewed`).
 */
function whenAddressesEnd({ state, observers }: Query): number | false {
  const isKept = observers.some(
    ({ options: { refetchOnWindowFocus, staleTime } }) =>
      refetchOnWindowFocus === false || staleTime === Number.POSITIVE_INFINITY,
  );
  return isKept ? false : renewalMs(state.data);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry, staleTime: 30_000, refetchInterval: whenAddressesEnd },
    mutations: { retry: false },
  },
  mutationCache: new MutationCache({
    onError: (error, _variables, _onMutateResult, mutation) => {
      if (!mutation.meta?.quiet) showError(error);
    },
  }),
});
