import { loadFigures } from '#functions/domain/figures/figure-map.ts';
import { ofSchool } from '#functions/domain/figures/figures.ts';
import { toPeriod } from '#functions/domain/figures/period.ts';
import { summarize } from '#functions/domain/figures/summarize.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { schools } from '#shared/schools/contract.ts';

export const getStatistics: UseCase<typeof schools.endpoints.statistics> = async (
  actor,
  input,
  deps,
) => {
  const { schoolId } = actor;
  const period = toPeriod(input, momentOf(actor, deps.now()));
  const [figures, { students }] = await Promise.all([
    loadFigures(ofSchool(schoolId), period),
    loadCounts(schoolId),
  ]);
  return { ...summarize('school', figures, period), students };
};
