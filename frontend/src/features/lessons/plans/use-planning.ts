import { useState } from 'react';
import { type PlanAnswer, planOf } from '#frontend/src/entities/plans/use-plan-run.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import type { PlannedLesson } from '#shared/lessons/plan-calls.ts';
import { inTime, isPossible, skippedOf } from './choice.ts';
import { type Intent, sendIntent, usePreview } from './use-preview.ts';

/** A change of many lessons before it begins: its preview, and the lessons that are left out. */
export function usePlanning(intent: Intent | null) {
  const { preview, error, current, asking } = usePreview(intent);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [override, setOverride] = useState('');
  const [leftOutLessons, setLeftOutLessons] = useState<readonly PlannedLesson[]>([]);
  const keyOfRequest = useRequestKey();
  const overruled = override.trim() !== '';
  const skipped = skippedOf(preview?.lessons ?? [], { leftOut, overruled });
  const count = (preview?.lessons.length ?? 0) - skipped.length;

  async function begin(): Promise<PlanAnswer> {
    if (!intent) throw new TypeError('nothing to begin with');
    setLeftOutLessons(
      inTime(preview?.lessons ?? []).filter((each) => !isPossible(each, overruled)),
    );
    const more = { skip: skipped.join(','), override: override.trim() };
    const request_key = keyOfRequest(JSON.stringify({ intent, more }));
    return planOf(await sendIntent(intent, { ...more, request_key }));
  }

  return {
    preview,
    error,
    asking,
    leftOut,
    override,
    overruled,
    count,
    setOverride,
    begin,
    /** The lessons that clashed when the plan began. */
    leftOutLessons,
    /** Whether the plan can begin as shown. */
    ready: current && count > 0,
    choose: (key: string, chosen: boolean) =>
      setLeftOut((before) => {
        const next = new Set(before);
        if (chosen) next.delete(key);
        else next.add(key);
        return next;
      }),
  };
}
export type Planning = ReturnType<typeof usePlanning>;
