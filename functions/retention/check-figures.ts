import { checkSchool } from '#functions/domain/analysis/check-school.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { partOfMetric } from '#functions/platform/metric-line.ts';
import { WRONG_FIGURES } from '#shared/own-metrics.ts';
import { visitSchools } from './nightly-round.ts';

type Log = (line: Readonly<Record<string, unknown>>) => void;

/** Checks the figures of a school; answers how many differ. */
async function checkOne(school: School, now: () => Date, until: Date, log: Log): Promise<number> {
  const check = await checkSchool(school, now, until);
  if (!check) return 0;
  const { month, students, records, wrong, suspects } = check;
  const line = { message: 'figures', schoolId: school.id, month, students, records, wrong };
  const metric = { name: 'retention', value: wrong.length };
  if (wrong.length > 0) log({ level: 'error', ...line, ...partOfMetric(WRONG_FIGURES, metric) });
  else log({ level: 'info', ...line, suspects: suspects.length });
  return wrong.length;
}

/** Once a night, for all schools in turn: checks figures against their sources. Answers how many differed. */
export const checkFigures = (now: () => Date, until: Date, log: Log): Promise<number> =>
  visitSchools({ place: 'FIGURES', now, until }, (school, end) => checkOne(school, now, end, log));
