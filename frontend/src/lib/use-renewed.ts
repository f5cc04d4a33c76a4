import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { renewalMs, withAddresses } from './addresses.ts';
import type { CallQuery } from './query.ts';

interface Answered<A> {
  readonly data: A | undefined;
  /** When it arrived, in milliseconds since 1970. */
  readonly dataUpdatedAt: number;
}

/**
 * An answer that stays as it was while it is shown, except for its signed addresses: they are asked for again
 * before they end. `again` is cached apart and has no effect on the server.
 */
export function useRenewed<A extends object>(
  { data, dataUpdatedAt }: Answered<A>,
  again: CallQuery<A>,
): A | undefined {
  const { data: later, dataUpdatedAt: laterAt } = useQuery({
    ...again,
    enabled: data !== undefined,
    initialData: data,
    initialDataUpdatedAt: dataUpdatedAt,
    gcTime: 0,
    staleTime: ({ state }) => renewalMs(state.data) || Number.POSITIVE_INFINITY,
  });
  const isLater = laterAt > dataUpdatedAt;
  return useMemo(
    () => (data && isLater ? withAddresses(data, later) : data),
    [data, isLater, later],
  );
}
