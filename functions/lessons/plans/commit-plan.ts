import type { Actor } from '#functions/_lib/actor.ts';
import { type LessonPlan, lessonPlans } from '#functions/_lib/entities/lesson-plan.ts';
import { ROLE } from '#shared/roles.ts';
import { answerPlan, goOn } from './run-plan.ts';
import { type Planned, planIdOf, storePlan } from './store-plan.ts';

interface Commitment {
  readonly kind: LessonPlan['kind'];
  /** Asked for once only: a repeated request finds the lessons as the plan has left them. */
  readonly plan: () => Promise<Planned>;
  readonly override?: string;
  readonly request_key?: string | undefined;
}

/** Writes a plan down and begins with it; a repeated request goes on with the same plan. */
export async function commitPlan(
  actor: Actor,
  { kind, plan, override = '', request_key }: Commitment,
  now: () => Date,
) {
  const { schoolId } = actor;
  const id = planIdOf(actor, request_key);
  const known = await lessonPlans.get({ schoolId, id }, { consistent: true });
  // A principal who goes on with a teacher's plan has not read the reason.
  const reason = actor.role === ROLE.principal ? override : '';
  if (!known) await storePlan(actor, { id, kind, override: reason, now: now(), ...(await plan()) });
  return answerPlan(actor, await goOn(actor, id, now));
}
