import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { lessons as contract } from '#shared/contracts/lessons.ts';
import type { PlanId } from '#shared/ids.ts';
import { lessonPlans, plansOf } from './lesson-plan.ts';
import { answerPlan, goOn, undo } from './run-plan.ts';
import { loadPlan, toProgress } from './store-plan.ts';

export const runPlan: UseCase<typeof contract.endpoints.run> = async (actor, { plan_id }, deps) =>
  answerPlan(actor, await goOn(actor, await loadPlan(actor, plan_id), deps.now));

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
