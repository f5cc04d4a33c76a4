import { useRef, useState } from 'react';
import type { PlanAnswer } from '#frontend/src/entities/plans/use-plan-run.ts';
import type { PlannedLesson } from '#shared/contracts/lesson-plans.ts';
import { inTime, isPossible, skippedOf } from './choice.ts';
import { type Intent, type Preview, sendIntent, usePreview } from './use-preview.ts';

/** The plan that a request began: the server answers it whenever it does not show only. */
function begunBy({ plan, refusals }: Preview): PlanAnswer {
  if (!plan) throw new TypeError('a change that is made has a plan');
  return { plan, refusals };
}

/** A repeated request is the same change, another one is not. */
function useRequestKey() {
  const last = useRef({ content: '', key: '' });
  return (content: string): string => {
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}

/** A change of many lessons while it is being thought about: what it would meet, and what is left out of it. */
export function usePlanning(intent: Intent | null) {
  const { preview, error, current, asking } = usePreview(intent);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [override, setOverride] = useState('');
  const [stayedOut, setStayedOut] = useState<readonly PlannedLesson[]>([]);
  const keyOfRequest = useRequestKey();
  const agreed = override.trim() !== '';
  const skipped = skippedOf(preview?.lessons ?? [], { left, agreed });
  const count = (preview?.lessons.length ?? 0) - skipped.length;

  async function begin(): Promise<PlanAnswer> {
    if (!intent) throw new TypeError('nothing to begin with');
    setStayedOut(inTime(preview?.lessons ?? []).filter((each) => !isPossible(each, agreed)));
    const more = { skip: skipped.join(','), override: override.trim() };
    const request_key = keyOfRequest(JSON.stringify({ intent, more }));
    return begunBy(await sendIntent(intent, { ...more, request_key }));
  }

  return {
    preview,
    error,
    asking,
    left,
    override,
    agreed,
    count,
    setOverride,
    begin,
    /** What could not be when it began. */
    stayedOut,
    /** Whether it can begin as it is shown. */
    ready: current && count > 0,
    choose: (key: string, chosen: boolean) =>
      setLeft((before) => {
        const next = new Set(before);
        if (chosen) next.delete(key);
        else next.add(key);
        return next;
      }),
  };
}
export type Planning = ReturnType<typeof usePlanning>;
