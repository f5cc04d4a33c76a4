import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { contentOf, requireSame } from '#functions/request/once.ts';
import type { PlanId } from '#shared/ids.ts';
import type { lessons as contract } from '#shared/lessons/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { type LessonPlan, lessonPlans, plansOf } from './lesson-plan.ts';
import { answerPlan, continuePlan, undo } from './run-plan.ts';
import { loadPlan, type PlanContent, planIdOf, storePlan, toProgress } from './store-plan.ts';

interface PlanRequest {
  readonly kind: LessonPlan['kind'];
  /** Name of the call: the same key in two calls names two requests. */
  readonly call: string;
  /** The request; its key tells whether it is repeated. */
  readonly request: { readonly request_key?: string | undefined; readonly override?: string };
  /** Called for the first request only: a repeated one meets lessons that the plan has changed. */
  readonly plan: () => Promise<PlanContent>;
}

/**
 * Stores a plan and begins to run it; a repeated request continues the same plan.
 * Throws 1001 for a different request with the same key.
 */
export async function commitPlan(
  actor: Actor,
  { kind, call, request, plan }: PlanRequest,
  now: () => Date,
) {
  const { schoolId } = actor;
  const id = planIdOf(actor, call, request.request_key);
  const content = contentOf(request);
  const known = await lessonPlans.get({ schoolId, id }, { consistent: true });
  // Only a principal's own request may overrule clashes.
  const override = actor.role === ROLE.principal ? (request.override ?? '') : '';
  if (!known)
    await storePlan(actor, { id, kind, content, override, now: now(), ...(await plan()) });
  // Another request with the same key may have stored its plan first.
  const found = known ?? (await loadPlan(actor, id));
  requireSame(found.content, content);
  return answerPlan(actor, await continuePlan(actor, found, now));
}

export const runPlan: UseCase<typeof contract.endpoints.run> = async (actor, { plan_id }, deps) =>
  answerPlan(actor, await continuePlan(actor, await loadPlan(actor, plan_id), deps.now));

export const undoPlan: UseCase<typeof contract.endpoints.undo> = async (actor, { plan_id }, deps) =>
  answerPlan(actor, await undo(actor, plan_id, deps.now));

export const listPlans: UseCase<typeof contract.endpoints.plans> = async (
  actor,
  { cursor, limit },
) => {
  const { schoolId } = actor;
  const pk = plansOf(schoolId);
  const from = await fromCursor(cursor, pk);
  const { entries, next } = await pageOfList(pk, { limit, from, descending: true });
  const ids = entries.map(({ target }) => ({ schoolId, id: target as PlanId }));
  const found = (await lessonPlans.getMany(ids)).flatMap((plan) => plan ?? []);
  return { list: found.map((plan) => toProgress(actor, plan)), cursor: await toCursor(next, pk) };
};
