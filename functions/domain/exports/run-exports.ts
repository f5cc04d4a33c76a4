import { CallError } from '#functions/platform/errors.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { isConditionFailure } from '#functions/platform/table.ts';
import { ExportId, SchoolId } from '#shared/ids.ts';
import { budgetOf } from './budget.ts';
import { runStep } from './run-step.ts';
import { RUNNING_EXPORTS } from './school-export.ts';

const SCHOOLS = 50;
/** The progress is stored after each step, so that a page can show it. */
const STEP_MS = 5_000;

const isOver = (error: unknown): boolean => error instanceof CallError || isConditionFailure(error);

/** One step of an export of the list; false when another step works on it, or it was cancelled meanwhile. */
async function goOn(target: string, now: Date): Promise<boolean> {
  const [schoolId = '', id = ''] = target.split('/');
  const of = { schoolId: SchoolId.parse(schoolId), id: ExportId.parse(id) };
  try {
    return (await runStep(of, now, budgetOf(STEP_MS))).busyUntil === 0;
  } catch (error) {
    if (isOver(error)) return false;
    throw error;
  }
}

/** Goes on with all exports that are under way, in turn, until an instant. Answers how many steps were done. */
export async function runExports(now: () => Date, until: Date): Promise<number> {
  let steps = 0;
  let went: boolean;
  do {
    const { entries } = await pageOfList(RUNNING_EXPORTS, { limit: SCHOOLS, consistent: true });
    went = false;
    for (const { target } of entries) {
      if (now() >= until) return steps;
      if (!(await goOn(target, now()))) continue;
      went = true;
      steps += 1;
    }
  } while (went);
  return steps;
}
