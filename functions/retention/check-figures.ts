import { checkSchool } from '#functions/domain/analysis/check-school.ts';
import { gatherFigures } from '#functions/domain/analysis/gathering.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { partOfMetric } from '#functions/platform/metric-line.ts';
import { WRONG_FIGURES } from '#shared/own-metrics.ts';
import { visitSchools } from './nightly-round.ts';

type Log = (line: Readonly<Record<string, unknown>>) => void;

/** Takes over and checks the figures of a school; answers how many differ. */
async function checkOne(school: School, now: () => Date, until: Date, log: Log): Promise<number> {
  const { done } = await gatherFigures(school, now, until);
  const check = done && now() < until ? await checkSchool(school, now, until) : undefined;
  if (!check) return 0;
  const { month, students, records, wrong, suspects, uncounted } = check;
  const line = { message: 'figures', schoolId: school.id, month, students, records, wrong };
  const metric = { name: 'retention', value: wrong.length };
  if (wrong.length > 0) log({ level: 'error', ...line, ...partOfMetric(WRONG_FIGURES, metric) });
  else log({ level: 'info', ...line, suspects: suspects?.length ?? 0, uncounted });
  return wrong.length;
}

/**
 * Once a night, for all schools in turn: takes over figures of before, and checks them against their sources. Answers
 * how many figures differed.
 */
export const checkFigures = (now: () => Date, until: Date, log: Log): Promise<number> =>
  visitSchools({ place: 'FIGURES', now, until }, (school, end) => checkOne(school, now, end, log));
