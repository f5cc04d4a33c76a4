import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Endpoint, Payload } from '#shared/contracts/endpoint.ts';
import { send } from './api.ts';
import { invalidate, type Target } from './query.ts';

interface Options {
  /** Whose answers are old news afterwards. */
  readonly changes: readonly Target[];
  /** The form around it shows the error. */
  readonly quiet?: boolean;
}

/** A call that changes something. What it changes is fetched again before it counts as done. */
export function useChange<E extends Endpoint>(endpoint: E, { changes, quiet = false }: Options) {
  const client = useQueryClient();
  return useMutation<Answer<E>, Error, Payload<E>>({
    mutationFn: (payload) => send(endpoint, payload),
    meta: { quiet },
    onSuccess: () => invalidate(client, ...changes),
  });
}
