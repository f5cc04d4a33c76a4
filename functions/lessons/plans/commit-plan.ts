import type { Actor } from '#functions/_lib/actor.ts';
import type { LessonPlan, PlanStep } from '#functions/_lib/entities/lesson-plan.ts';
import { answerPlan, goOn } from './run-plan.ts';
import { planIdOf, storePlan } from './store-plan.ts';

interface Commitment {
  readonly kind: LessonPlan['kind'];
  readonly steps: readonly PlanStep[];
  readonly override: string;
  readonly request_key?: string | undefined;
}

/** Writes a plan down and begins with it; a repeated request goes on with the same plan. */
export async function commitPlan(
  actor: Actor,
  { kind, steps, override, request_key }: Commitment,
  now: () => Date,
) {
  const id = planIdOf(actor, request_key);
  await storePlan(actor, { id, kind, steps, override, now: now() });
  return answerPlan(actor, await goOn(actor, id, now));
}
