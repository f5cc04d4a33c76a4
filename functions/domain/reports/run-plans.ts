import { CallError } from '#functions/platform/errors.ts';
import { logFault } from '#functions/platform/fault-line.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { isConditionFailure } from '#functions/platform/table.ts';
import { ReportPlanId, SchoolId } from '#shared/ids.ts';
import { OPEN_PLANS } from './report-plan.ts';
import { runPlan } from './run-plan.ts';

const PLANS = 50;

const isOver = (error: unknown): boolean => error instanceof CallError || isConditionFailure(error);

/** One step of a plan of the list; false when there was nothing to do, or a fault, which keeps no other plan waiting. */
async function goOn(target: string, now: Date): Promise<boolean> {
  const [school = '', id = ''] = target.split('/');
  try {
    const key = { schoolId: SchoolId.parse(school), id: ReportPlanId.parse(id) };
    const { state, busyUntil } = await runPlan(key, now, { unasked: true });
    return busyUntil === 0 && state === 'running';
  } catch (error) {
    if (!isOver(error)) logFault('publish', { school, plan: id }, error);
    return false;
  }
}

/** Goes on with all plans whose time has come, until an instant. Answers how many steps were done. */
export async function runPlans(now: () => Date, until: Date): Promise<number> {
  let steps = 0;
  let went: boolean;
  do {
    const { entries } = await pageOfList(OPEN_PLANS, {
      limit: PLANS,
      within: ['0', `${now().toISOString()}~`],
      consistent: true,
    });
    went = false;
    for (const { target } of entries) {
      if (now() >= until) return steps;
      steps += 1;
      if (await goOn(target, now())) went = true;
    }
  } while (went);
  return steps;
}
