import { MutationCache, QueryClient } from '@tanstack/react-query';
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

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry, staleTime: 30_000 },
    mutations: { retry: false },
  },
  mutationCache: new MutationCache({
    onError: (error, _variables, _onMutateResult, mutation) => {
      if (!mutation.meta?.quiet) showError(error);
    },
  }),
});
