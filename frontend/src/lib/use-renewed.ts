import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { renewalMs, withAddresses } from './addresses.ts';
import type { CallQuery } from './query.ts';

/**
 * An answer that stays as it was while it is shown, except for its signed addresses: they are asked for again
 * before they end. `query` is cached apart and has no effect on the server.
 */
export function useRenewed<A extends object>(
  data: A | undefined,
  query: CallQuery<A>,
): A | undefined {
  const { data: later } = useQuery({
    ...query,
    enabled: data !== undefined,
    initialData: data,
    gcTime: 0,
    staleTime: ({ state }) => renewalMs(state.data) || Number.POSITIVE_INFINITY,
  });
  return useMemo(
    () => (data && later && later !== data ? withAddresses(data, later) : data),
    [data, later],
  );
}
