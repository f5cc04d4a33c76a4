import { type Shift, unlessOvertaken, workOff } from '#functions/platform/work-off.ts';
import { ReportPlanId } from '#shared/ids.ts';
import { OPEN_PLANS } from './report-plan.ts';
import { runPlan } from './run-plan.ts';

const QUEUE = { list: OPEN_PLANS, ids: ReportPlanId, part: 'publish' };

/** Goes on with all plans whose time has come. Answers how many steps were done. */
export const runPlans = (shift: Shift): Promise<number> =>
  workOff(QUEUE, shift, async (key, now) => {
    const plan = await unlessOvertaken(runPlan(key, now, { unasked: true }));
    return plan?.busyUntil === 0;
  });
