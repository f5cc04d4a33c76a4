import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Endpoint, Payload } from '#shared/endpoint.ts';
import { send } from './api.ts';
import { invalidate, type Target } from './query.ts';

interface Options {
  /** The queries to invalidate afterwards. */
  readonly changes: readonly Target[];
  /** No toast on failure: the form shows the error. */
  readonly quiet?: boolean;
}

/** A call that changes data. The mutation stays pending until the invalidated queries are refetched. */
export function useChange<E extends Endpoint>(endpoint: E, { changes, quiet = false }: Options) {
  const client = useQueryClient();
  return useMutation<Answer<E>, Error, Payload<E>>({
    mutationFn: (payload) => send(endpoint, payload),
    meta: { quiet },
    onSuccess: () => invalidate(client, ...changes),
  });
}
