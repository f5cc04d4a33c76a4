import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { listing, platformList, schoolList } from '#functions/platform/listing.ts';
import { PLAN_STATES, PLANNED_STATES } from '#shared/contracts/report-publishing.ts';
import {
  ClassId,
  CycleId,
  ReportId,
  ReportPlanId,
  SchoolId,
  StudentId,
  UserId,
} from '#shared/ids.ts';

/** One report of a plan. */
const Planned = () =>
  z.object({
    id: ReportId,
    studentId: StudentId,
    studentName: z.string(),
    state: z.enum(PLANNED_STATES),
    /** Key of the message that says why it failed; empty otherwise. */
    reason: z.string(),
    version: z.number().int(),
    /** When it was published its address was revoked or over. */
    closed: z.boolean().optional(),
  });
export type Planned = z.infer<ReturnType<typeof Planned>>;

/** Reports of a class that are published together, one after the other, now or at a time. */
const ReportPlan = () =>
  z.object({
    id: ReportPlanId,
    schoolId: SchoolId,
    cycleId: CycleId,
    classId: ClassId,
    state: z.enum(PLAN_STATES),
    at: z.iso.datetime(),
    began: z.iso.datetime(),
    by: UserId,
    byName: z.string(),
    reports: z.array(Planned()),
    /** Until then a step works on it (ms). */
    busyUntil: z.number().int(),
  });
export type ReportPlanValue = z.infer<ReturnType<typeof ReportPlan>>;
export type ReportPlan = Stored<ReportPlanValue>;
export type ReportPlanKey = Pick<ReportPlanValue, 'schoolId' | 'id'>;

/** Plans that are not done, by the time from which, for the job that goes on with them. */
export const OPEN_PLANS = platformList('REPORT-PLANS');

export const planList = (cycleId: CycleId, classId: ClassId): string =>
  `report-plans-${cycleId}-${classId}`;

const isOpen = ({ state }: Pick<ReportPlanValue, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

export const reportPlans = entity({
  type: 'report-plan',
  version: 1,
  schema: ReportPlan,
  key: ({ schoolId, id }: ReportPlanKey) => ({
    pk: `${schoolPrefix(schoolId)}RPL#${id}`,
    sk: 'PLAN',
  }),
  lists: (plan) => {
    const { schoolId, id, at, began, cycleId, classId } = plan;
    return [
      listing(schoolList(schoolId, planList(cycleId, classId)), began, id),
      ...(isOpen(plan) ? [listing(OPEN_PLANS, at, `${schoolId}/${id}`)] : []),
    ];
  },
});
