import type { Actor } from '#functions/domain/sessions/actor.ts';
import { contentOf, requireSame } from '#functions/request/once.ts';
import { ROLE } from '#shared/roles.ts';
import { type LessonPlan, lessonPlans } from './lesson-plan.ts';
import { answerPlan, goOn } from './run-plan.ts';
import { loadPlan, type Planned, planIdOf, storePlan } from './store-plan.ts';

interface Commitment {
  readonly kind: LessonPlan['kind'];
  /** Name of the call: the same key in two calls names two requests. */
  readonly call: string;
  /** What was asked for; the key says whether it was asked for before. */
  readonly request: { readonly request_key?: string | undefined; readonly override?: string };
  /** Made once only: a repeated request finds the lessons as the plan has left them. */
  readonly plan: () => Promise<Planned>;
}

/**
 * Writes a plan down and begins with it; a repeated request goes on with the same plan.
 * Throws 1001 for a request that says something else than the one with its key did before.
 */
export async function commitPlan(
  actor: Actor,
  { kind, call, request, plan }: Commitment,
  now: () => Date,
) {
  const { schoolId } = actor;
  const id = planIdOf(actor, call, request.request_key);
  const content = contentOf(request);
  const known = await lessonPlans.get({ schoolId, id }, { consistent: true });
  // A principal who goes on with a teacher's plan has not read the reason.
  const override = actor.role === ROLE.principal ? (request.override ?? '') : '';
  if (!known)
    await storePlan(actor, { id, kind, content, override, now: now(), ...(await plan()) });
  // Of two at once the plan is the other one's, which may have said something else.
  const found = known ?? (await loadPlan(actor, id));
  requireSame(found.content, content);
  return answerPlan(actor, await goOn(actor, found, now));
}
