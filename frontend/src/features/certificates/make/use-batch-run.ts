import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import type { BatchDto } from '#shared/contracts/certificate-fields.ts';
import { certificates } from '#shared/contracts/certificates.ts';
import { toError } from '#shared/to-error.ts';
import { MADE } from '../queries.ts';

const { step, cancel, retry } = certificates.endpoints;

/** Another step is under way, perhaps of another tab: asked again after this long. */
const PAUSE_MS = 1_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Carries a plan out, a step after the other, while it is looked at. */
export function useBatchRun(begun: BatchDto) {
  const client = useQueryClient();
  const [batch, setBatch] = useState(begun);
  const [error, setError] = useState<Error | null>(null);
  const [working, setWorking] = useState(false);
  const isOver = useRef(false);

  /** Follows a plan from the answer of a call on. */
  const follow = useCallback(
    async (first: Promise<BatchDto>) => {
      setError(null);
      setWorking(true);
      try {
        let last = await first;
        if (!isOver.current) setBatch(last);
        while (last.state === 'running' && !isOver.current) {
          const { batch: next } = await send(step, { batch_id: last.id });
          if (isOver.current) break;
          setBatch(next);
          if (next.done + next.failed === last.done + last.failed) await pause();
          last = next;
        }
      } catch (failure) {
        setError(toError(failure));
      } finally {
        setWorking(false);
        void invalidate(client, ...MADE);
      }
    },
    [client],
  );

  useEffect(() => {
    isOver.current = false;
    void follow(Promise.resolve(begun));
    return () => {
      isOver.current = true;
    };
  }, [begun, follow]);

  const of = { batch_id: begun.id };
  return {
    batch,
    error,
    working,
    goOn: () => void follow(Promise.resolve(batch)),
    cancel: () => void send(cancel, of).then(({ batch: ended }) => setBatch(ended), setError),
    retry: () => void follow(send(retry, of).then((answer) => answer.batch)),
  };
}
