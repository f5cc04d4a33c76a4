import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { reports } from '#shared/contracts/reports.ts';
import { toError } from '#shared/to-error.ts';
import { type Plan, STATES } from '../queries.ts';
import { furtherPlan } from './further-plan.ts';

const { publishStep, publishCancel } = reports.endpoints;

/** Another step is under way, perhaps of another tab: asked again after this long. */
const PAUSE_MS = 1_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Carries a plan out, a step after the other, while it is looked at; a plan for later only waits. */
export function usePlanRun(begun: Plan) {
  const client = useQueryClient();
  const [plan, setPlan] = useState(begun);
  const [error, setError] = useState<Error | null>(null);
  const [working, setWorking] = useState(false);
  const isOver = useRef(false);

  const run = useCallback(async () => {
    setError(null);
    setWorking(true);
    try {
      for (let { id, state, done, failed } = begun; state === 'running' && !isOver.current; ) {
        const { plan: next } = await send(publishStep, { plan_id: id });
        if (isOver.current) break;
        setPlan((shown) => furtherPlan(shown, next));
        const isStill = next.done === done && next.failed === failed;
        ({ state, done, failed } = next);
        if (state === 'running' && isStill) await pause();
      }
    } catch (failure) {
      setError(toError(failure));
    } finally {
      setWorking(false);
      void invalidate(client, ...STATES);
    }
  }, [begun, client]);

  useEffect(() => {
    isOver.current = false;
    void run();
    return () => {
      isOver.current = true;
    };
  }, [run]);

  // The step that is under way is finished, and answers what it has published before the plan ended.
  const { mutate: cancel, isPending: cancelling } = useMutation({
    mutationFn: () => send(publishCancel, { plan_id: begun.id }),
    onSuccess: ({ plan: ended }) => {
      setPlan((shown) => furtherPlan(shown, ended));
      return invalidate(client, ...STATES);
    },
  });
  return { plan, error, working, again: run, cancel, cancelling };
}
