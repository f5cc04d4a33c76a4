import { type Shift, unlessOvertaken, workOff } from '#functions/platform/work-off.ts';
import { ExportId } from '#shared/ids.ts';
import { budgetOf } from './budget.ts';
import { runStep } from './run-step.ts';
import { RUNNING_EXPORTS } from './school-export.ts';

/** The progress is stored after each step, so that a page can show it. */
const STEP_MS = 5_000;
const QUEUE = { list: RUNNING_EXPORTS, ids: ExportId, part: 'export' };

/** Goes on with all exports that are under way, in turn. Answers how many steps were done. */
export const runExports = (shift: Shift): Promise<number> =>
  workOff(QUEUE, shift, async (key, now) => {
    const step = await unlessOvertaken(runStep(key, now, budgetOf(STEP_MS)));
    return step?.busyUntil === 0;
  });
