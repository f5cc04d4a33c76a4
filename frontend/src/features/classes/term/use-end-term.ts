import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planOf, usePlanRun } from '#frontend/src/entities/plans/use-plan-run.ts';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate, queryOf } from '#frontend/src/lib/query.ts';
import type { ClassId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { CLASS_CALLS } from '../queries.ts';

const { endTerm } = lessons.endpoints;

/** The preview of ending a class, the plan that ends it, and whether the class is closed. */
export function useEndTerm(class_id: ClassId) {
  const client = useQueryClient();
  const run = usePlanRun();
  const [cancelMissing, setCancelMissing] = useState(false);
  const [problem, setProblem] = useState<Error | null>(null);
  // One key for each of the two choices: a retry is the same request.
  const [keys] = useState(() => ({ with: crypto.randomUUID(), without: crypto.randomUUID() }));
  const preview = useQuery({
    ...queryOf(endTerm, { class_id, preview: '1' }),
    staleTime: 0,
    enabled: run.answer === null && !run.working,
  });
  const end = async () => {
    setProblem(null);
    const request_key = cancelMissing ? keys.with : keys.without;
    const cancel_missing = cancelMissing ? '1' : '0';
    const sent = send(endTerm, { class_id, preview: '0', cancel_missing, request_key });
    await run.start(sent.then(planOf)).catch(setProblem);
  };
  const refresh = () => void invalidate(client, ...CLASS_CALLS);
  const plan = run.answer?.plan;
  return {
    run,
    preview,
    problem,
    cancelMissing,
    setCancelMissing,
    end,
    refresh,
    ended: plan?.state === 'done',
    closed: plan?.state === 'done' && plan.refused === 0,
  };
}
export type EndTerm = ReturnType<typeof useEndTerm>;
