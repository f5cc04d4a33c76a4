import type { UseCase } from '#functions/_lib/create-handler.ts';
import { ofSchool } from '#functions/_lib/entities/figures.ts';
import { loadCounts } from '#functions/_lib/entities/school-counts.ts';
import { momentOf } from '#functions/_lib/school-day.ts';
import { loadFigures } from '#functions/_lib/statistics/figure-map.ts';
import { toPeriod } from '#functions/_lib/statistics/period.ts';
import { summarize } from '#functions/_lib/statistics/summarize.ts';
import type { schools } from '#shared/contracts/schools.ts';

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
