import * as z from 'zod';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { reports as entity } from '#functions/domain/reports/report.ts';
import {
  planList,
  type ReportPlan,
  type ReportPlanValue,
  reportPlans,
} from '#functions/domain/reports/report-plan.ts';
import { loadPlan, runPlan } from '#functions/domain/reports/run-plan.ts';
import { loadCycle, loadReportClass, noSuchReport } from '#functions/domain/reports/scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, requestOf } from '#functions/request/once.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { PlanDto } from '#shared/contracts/report-publishing.ts';
import type { reports } from '#shared/contracts/reports.ts';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import { newId, ReportPlanId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';

type Calls = typeof reports.endpoints;

function toPlanDto(plan: ReportPlan, language: Language): PlanDto {
  const count = (state: string) => plan.reports.filter((each) => each.state === state).length;
  return {
    id: plan.id,
    cycle_id: plan.cycleId,
    class_id: plan.classId,
    state: plan.state,
    at: plan.at,
    began: plan.began,
    by_name: plan.byName,
    done: count('done'),
    failed: count('failed'),
    total: plan.reports.length,
    rows: plan.reports.map(({ id, studentId, studentName, state, reason, version, closed }) => ({
      report_id: id,
      student_id: studentId,
      student_name: studentName,
      state,
      reason: reason ? message(language, reason as MessageKey) : '',
      version,
      closed: closed ?? false,
    })),
  };
}

async function newPlan(
  actor: Actor,
  { cycle_id: cycleId, class_id: classId, report_ids, at }: Input<Calls['publish']>,
  now: Date,
): Promise<ReportPlanValue> {
  const { schoolId } = actor;
  await Promise.all([loadCycle(actor, cycleId), loadReportClass(actor, classId)]);
  const found = await entity.getMany(report_ids.map((id) => ({ schoolId, id })));
  const began = now.toISOString();
  const isLater = at > began;
  return {
    id: newId('reportPlan', now.getTime()),
    schoolId,
    cycleId,
    classId,
    state: isLater ? 'waiting' : 'running',
    at: isLater ? at : began,
    began,
    by: actor.userId,
    byName: actor.user.name,
    reports: report_ids.map((id, index) => {
      const report = found[index];
      if (report?.cycleId !== cycleId || report.classId !== classId) throw noSuchReport();
      const { studentId, studentName } = report;
      return { id, studentId, studentName, state: 'waiting' as const, reason: '', version: 0 };
    }),
    busyUntil: 0,
  };
}

export const publishReports: UseCase<Calls['publish']> = async (actor, input, deps) => {
  const { schoolId } = actor;
  const id = await once(requestOf(actor, 'report.publish', input), {
    made: z.object({ id: ReportPlanId }),
    find: ({ id: made }) => made,
    make: async (recording) => {
      const now = deps.now();
      const plan = await newPlan(actor, input, now);
      await transact([
        ...recording({ id: plan.id }, now),
        ...reportPlans.creating(plan, plan),
        ...loggingOperation({ ...actor, now }, 'report.publish', {
          id: plan.id,
          cycle: plan.cycleId,
          class: plan.classId,
          reports: plan.reports.length,
          at: plan.at,
        }),
      ]);
      return plan.id;
    },
  });
  return { plan: toPlanDto(await loadPlan({ schoolId, id }), actor.language) };
};

/** A plan of a class that the actor manages. Throws 2003 and 2004. */
async function loadManagedPlan(actor: Actor, id: ReportPlanId): Promise<ReportPlan> {
  const plan = await loadPlan({ schoolId: actor.schoolId, id });
  await loadReportClass(actor, plan.classId);
  return plan;
}

export const stepPlan: UseCase<Calls['publishStep']> = async (actor, { plan_id }, deps) => {
  const plan = await loadManagedPlan(actor, plan_id);
  return { plan: toPlanDto(await runPlan(plan, deps.now()), actor.language) };
};

export const showPlan: UseCase<Calls['publishShow']> = async (actor, { plan_id }) => ({
  plan: toPlanDto(await loadManagedPlan(actor, plan_id), actor.language),
});

async function cancel(actor: Actor, id: ReportPlanId): Promise<ReportPlan> {
  const plan = await loadManagedPlan(actor, id);
  if (plan.state === 'done' || plan.state === 'cancelled') return plan;
  const { rev, ...value } = plan;
  const after = { ...value, state: 'cancelled' as const, busyUntil: 0 };
  await transact(reportPlans.replacing(plan, plan, after));
  return { ...after, rev: rev + 1 };
}

export const cancelPlan: UseCase<Calls['publishCancel']> = async (actor, { plan_id }) => ({
  plan: toPlanDto(await retryWrite(() => cancel(actor, plan_id)), actor.language),
});

const PLANS = 5;

export const listPlans: UseCase<Calls['plans']> = async (actor, { cycle_id, class_id }) => {
  const { schoolId } = actor;
  await Promise.all([loadCycle(actor, cycle_id), loadReportClass(actor, class_id)]);
  const { entries } = await pageOfList(schoolList(schoolId, planList(cycle_id, class_id)), {
    limit: PLANS,
    descending: true,
  });
  const found = await reportPlans.getMany(
    entries.map(({ target }) => ({ schoolId, id: ReportPlanId.parse(target) })),
  );
  return { list: found.flatMap((plan) => (plan ? [toPlanDto(plan, actor.language)] : [])) };
};
