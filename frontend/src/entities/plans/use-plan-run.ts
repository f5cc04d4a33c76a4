import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { PlanId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';

const { run, undo } = lessons.endpoints;
export type PlanAnswer = Answer<typeof run>;

interface Change extends Pick<PlanAnswer, 'refusals'> {
  readonly plan: PlanAnswer['plan'] | null;
}

/** The plan of a change that was asked for; only a preview has none. */
export function planOf({ plan, refusals }: Change): PlanAnswer {
  if (!plan) throw new TypeError('a change that is made has a plan');
  return { plan, refusals };
}

interface Run {
  readonly answer: PlanAnswer | null;
  readonly working: boolean;
  readonly error: Error | null;
}
const NOTHING: Run = { answer: null, working: false, error: null };

const isUnfinished = ({ plan: { state } }: PlanAnswer): boolean =>
  state === 'running' || state === 'undoing';

/** Whether the component has been unmounted. */
function useUnmounted() {
  const unmounted = useRef(false);
  useEffect(() => {
    // React runs effects twice in development: the component is mounted again.
    unmounted.current = false;
    return () => {
      unmounted.current = true;
    };
  }, []);
  return unmounted;
}

/**
 * Carries out a plan. The server works for some seconds a call, and is called again until the plan has
 * ended. Cancelling undoes what has been done.
 */
export function usePlanRun() {
  const client = useQueryClient();
  const [state, setState] = useState<Run>(NOTHING);
  const cancelled = useRef(false);
  const unmounted = useUnmounted();

  async function follow(first: Promise<PlanAnswer>): Promise<void> {
    let answer = await first;
    setState({ answer, working: true, error: null });
    while (isUnfinished(answer) && !unmounted.current) {
      const { id: plan_id, state: now } = answer.plan;
      const back = cancelled.current || now === 'undoing';
      answer = await send(back ? undo : run, { plan_id });
      setState({ answer, working: true, error: null });
    }
    // The plan ended before it could be stopped: it is undone.
    if (cancelled.current && answer.plan.state === 'done') {
      cancelled.current = false;
      return follow(send(undo, { plan_id: answer.plan.id }));
    }
  }

  /** Throws only errors from before the plan began: the form shows them. */
  async function start(first: Promise<PlanAnswer>): Promise<void> {
    setState((before) => ({ ...before, working: true, error: null }));
    try {
      const answer = await first;
      await follow(Promise.resolve(answer)).catch((error: Error) =>
        setState((before) => ({ ...before, error })),
      );
    } finally {
      setState((before) => ({ ...before, working: false }));
      await invalidate(client, lessons);
    }
  }

  const restart = (first: Promise<PlanAnswer>): void => {
    cancelled.current = false;
    start(first).catch((error: Error) => setState((before) => ({ ...before, error })));
  };
  return {
    ...state,
    start: (first: Promise<PlanAnswer>) => {
      cancelled.current = false;
      return start(first);
    },
    resume: (plan_id: PlanId) => restart(send(run, { plan_id })),
    undo: (plan_id: PlanId) => restart(send(undo, { plan_id })),
    cancel: () => {
      cancelled.current = true;
    },
  };
}
export type PlanRun = ReturnType<typeof usePlanRun>;
