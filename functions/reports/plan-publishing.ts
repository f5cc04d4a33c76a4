import * as z from 'zod';
import { childRowDtosOf, type ToChildRowDto } from '#functions/domain/jobs/child-row-dto.ts';
import { NEW_ROW, newJob } from '#functions/domain/jobs/job.ts';
import { toJobDto } from '#functions/domain/jobs/job-dto.ts';
import { cancelJob, loadJob, pageOfJobs, runJob } from '#functions/domain/jobs/run-job.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import {
  type PublishingJob,
  type PublishingJobValue,
  publishing,
  publishingList,
} from '#functions/domain/reports/publishing-job.ts';
import { reports as entity } from '#functions/domain/reports/report.ts';
import { loadCycle, loadReportClass, noSuchReport } from '#functions/domain/reports/scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, requestOf } from '#functions/request/once.ts';
import type { Input } from '#shared/endpoint.ts';
import { newId, ReportPlanId } from '#shared/ids.ts';
import type { reports } from '#shared/reports/contract.ts';
import type { PlanDto } from '#shared/reports/publishing-calls.ts';

type Calls = typeof reports.endpoints;

const toPlanDto = (job: PublishingJob, toRowDto: ToChildRowDto): PlanDto => ({
  ...toJobDto(job),
  id: job.id,
  cycle_id: job.cycleId,
  class_id: job.classId,
  at: job.at,
  rows: job.rows.map((row) => ({
    ...toRowDto(row),
    report_id: row.id,
    version: row.version,
    closed: row.closed ?? false,
  })),
});

const toAnswer = async (job: PublishingJob, { language }: Actor) => ({
  plan: toPlanDto(job, await childRowDtosOf([job], language)),
});

async function newPlan(
  actor: Actor,
  { cycle_id: cycleId, class_id: classId, report_ids, at }: Input<Calls['publish']>,
  now: Date,
): Promise<PublishingJobValue> {
  const { schoolId } = actor;
  await Promise.all([loadCycle(actor, cycleId), loadReportClass(actor, classId)]);
  const found = await entity.getMany(report_ids.map((id) => ({ schoolId, id })));
  return {
    ...newJob(actor, now, at || undefined),
    id: newId('reportPlan', now.getTime()),
    cycleId,
    classId,
    rows: report_ids.map((id, index) => {
      const report = found[index];
      if (report?.cycleId !== cycleId || report.classId !== classId) throw noSuchReport();
      return { ...NEW_ROW, id, studentId: report.studentId, version: 0 };
    }),
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
        ...publishing.jobs.creating(plan, plan),
        ...loggingOperation({ ...actor, now }, 'report.publish', {
          id: plan.id,
          cycle: plan.cycleId,
          class: plan.classId,
          reports: plan.rows.length,
          at: plan.at,
        }),
      ]);
      return plan.id;
    },
  });
  return toAnswer(await loadJob(publishing, { schoolId, id }), actor);
};

/** A plan of a class that the actor manages. Throws 2003 and 2004. */
async function loadManagedPlan(actor: Actor, id: ReportPlanId): Promise<PublishingJob> {
  const plan = await loadJob(publishing, { schoolId: actor.schoolId, id });
  await loadReportClass(actor, plan.classId);
  return plan;
}

export const stepPlan: UseCase<Calls['publishStep']> = async (actor, { plan_id }, deps) => {
  const plan = await loadManagedPlan(actor, plan_id);
  return toAnswer(await runJob(publishing, plan, deps.now()), actor);
};

export const showPlan: UseCase<Calls['publishShow']> = async (actor, { plan_id }) =>
  toAnswer(await loadManagedPlan(actor, plan_id), actor);

export const cancelPlan: UseCase<Calls['publishCancel']> = async (actor, { plan_id }) => {
  const plan = await loadManagedPlan(actor, plan_id);
  return toAnswer(await cancelJob(publishing, plan), actor);
};

const PLANS = 5;

export const listPlans: UseCase<Calls['plans']> = async (actor, { cycle_id, class_id }) => {
  await Promise.all([loadCycle(actor, cycle_id), loadReportClass(actor, class_id)]);
  const { schoolId, language } = actor;
  const list = publishingList({ schoolId, cycleId: cycle_id, classId: class_id });
  const page = { limit: PLANS, descending: true };
  const { jobs } = await pageOfJobs(publishing, schoolId, list, page);
  const toRowDto = await childRowDtosOf(jobs, language);
  return { list: jobs.map((job) => toPlanDto(job, toRowDto)) };
};
