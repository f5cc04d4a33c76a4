import { budgetOf } from '#functions/domain/exports/budget.ts';
import { runStep } from '#functions/domain/exports/run-step.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { exports } from '#shared/exports/contract.ts';
import { toExportDto } from './export-dto.ts';

/** What was begun by then has to end within the time of a call. */
const STEP_MS = 3_000;
/** A page has a hundred items at most, mostly of less than a unit each. */
const STEP_PAGES = 8;

export const stepExport: UseCase<typeof exports.endpoints.step> = async (
  { schoolId },
  { id },
  deps,
) => ({
  export: await toExportDto(
    await runStep({ schoolId, id }, deps.now(), budgetOf(STEP_MS, STEP_PAGES)),
  ),
});
